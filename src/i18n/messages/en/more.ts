/** The page "More" (everything without a tab), and signing out of this phone. */
export const more = {
  'more.you': 'You',
  'more.add.symptom': 'Symptom',
  'more.add.kicks': 'Movements',
  'more.add.contractions': 'Contractions',
  'more.add.visit': 'Visit',
  'more.add.medicine': 'Medicine',
  'more.add.document': 'Document',
  'rail.related': 'Also useful',
  'rail.calls': 'Whom to call',
  'rail.values': 'Your last values',
  'rail.taken': '{kind}, {date}, {time}',
  'more.profile.detail': 'Dates, hospital, doctor, units',
  'more.phone.detail': 'What is safe, what waits, backup file',
  'more.privacy.detail': 'What is kept, and who can see it',
  'more.emergency.detail': 'Numbers and danger signs, without a network',
  'more.care': 'Your care',
  'more.learn': 'Learn and ask',
  'more.about': 'About Maia',
  'more.look': 'Colours',
  'more.look.system': 'As the phone',
  'more.look.light': 'Light',
  'more.look.dark': 'Dark',
  'more.signedInAs': 'Signed in as {who}',
  'more.logOut': 'Log out',
  'more.logOut.notLoaded':
    'Log out needs a part of Maia that could not be loaded. You are still logged in, and nothing was removed. Check the network, then tap Log out again.',
  'more.logOut.title': 'Before you leave this phone',
  'more.logOut.text': 'Maia then removes everything it keeps about you here. What has been sent stays in your account.',
  'more.logOut.waiting':
    '{pending, plural, one {# entry is only on this phone. It has not been sent yet.} other {# entries are only on this phone. They have not been sent yet.}}',
  'more.logOut.refused':
    '{dead, plural, one {# entry was not accepted and is only on this phone.} other {# entries were not accepted and are only on this phone.}}',
  'more.logOut.messages':
    '{count, plural, one {A message of the contact form has not been sent, and is in no file.} other {# messages of the contact form have not been sent, and are in no file.}}',
  'more.logOut.forum.until':
    'The forum takes only a few texts in a short time, so what you wrote there has not gone yet. Stay, and it is sent by itself at {time}.',
  'more.logOut.forum.soon':
    'The forum takes only a few texts in a short time, so what you wrote there has not gone yet. Stay, and it is sent by itself in a few minutes.',
  'more.logOut.forum.server':
    'The forum cannot take what you wrote there now. Stay, and it is tried again by itself every few minutes.',
  'more.logOut.forum.refused':
    '{count, plural, one {# text of yours was not taken by the forum and is only on this phone.} other {# texts of yours were not taken by the forum and are only on this phone.}}',
  'more.logOut.sent': 'Everything has been sent now.',
  'more.logOut.sending': 'Sending…',
  'more.logOut.notSent': 'It could not be sent now. Stay, and it is sent by itself when there is a network.',
  'more.logOut.signIn': 'Your sign-in ended. Sign in to send it first.',
  'more.logOut.send': 'Send first',
  'more.logOut.toSignIn': 'Sign in to send',
  'more.logOut.look': 'See what was not accepted',
  'more.logOut.stay': 'Stay',
  'more.logOut.lose': '{pending, plural, one {Leave and lose # entry} other {Leave and lose # entries}}',
  'more.logOut.leave': 'Leave now',
  'more.logOut.file': 'Save an encrypted file and leave',
  'more.logOut.file.text':
    'The file holds what was never sent. To bring it back, sign in again, here or elsewhere, and open “Your data on this phone”.',
  'more.logOut.leaveWithFile': 'I have the file. Leave now',
} as const;
