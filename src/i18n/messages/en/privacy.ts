/** These sentences must be true: change them together with any change of where data is stored or sent. */
export const privacy = {
  'privacy.title': 'Where your data is',
  'privacy.lead':
    'In short: your readings are yours. They are on this phone, in your account, and with the doctor you choose. There is no advertising and nobody counts what you tap.',
  'privacy.table.records': 'Readings, profile, documents, lab results',
  'privacy.table.checks': 'Symptom checks you kept',
  'privacy.table.numbers': 'Numbers and people for Emergency',
  'privacy.table.what': 'What',
  'privacy.table.where': 'Where',
  'privacy.table.who': 'Who can read it',
  'privacy.table.long': 'How long',
  'privacy.table.delete': 'How to delete',
  'privacy.table.caption': 'Each kind of data',
  'privacy.table.where.both': 'This phone, sealed, and your account',
  'privacy.table.where.phone': 'This phone alone',
  'privacy.table.where.server': 'The server',
  'privacy.table.who.doctor': 'You and the doctor you chose',
  'privacy.table.who.you': 'You',
  'privacy.table.who.members': 'All members; your name only if you show it',
  'privacy.table.who.operators': 'The people who run this Maia',
  'privacy.table.long.own': 'Until you delete it',
  'privacy.table.long.logOut': 'Until you log out',
  'privacy.table.long.clinic': 'As long as the clinic has set',
  'privacy.table.delete.entry': 'Each entry by itself, or with the account',
  'privacy.table.delete.account': 'With the account',
  'privacy.table.delete.forum': 'With the account your name goes; the text stays',
  'privacy.table.delete.logOut': 'By logging out',
  'privacy.table.delete.ask': 'Ask by the contact form',
  'privacy.phone.title': 'On this phone',
  'privacy.phone.text':
    'What you enter is saved here first. It is sealed: the numbers, notes and names can only be read with a key that is kept on this phone for your sign-in. Open are the times and kinds of entries, your name and e-mail address, and the numbers and people you kept for Emergency.',
  'privacy.phone.notes':
    'Counts of movements and contractions, and your list of names, are sealed too and stay on this phone alone.',
  'privacy.phone.limit':
    'Whoever can unlock this phone while you are signed in can open Maia. Lock the phone, and log out on one that you share.',
  'privacy.leaves.title': 'What leaves the phone, and when',
  'privacy.leaves.readings':
    'Readings and your profile: to your account, by themselves, whenever there is a network. The way is encrypted.',
  'privacy.leaves.checks':
    'A symptom check: only when you tap “Keep this check”. One about violence at home is never kept and never sent.',
  'privacy.leaves.mail':
    'Your e-mail address: when you sign up, and when you ask for a link to confirm it or to set a new password.',
  'privacy.leaves.hospital':
    'Your hospital and doctor: when you choose them in your profile. Until then no doctor sees anything.',
  'privacy.leaves.contact':
    'A message of the contact form: when you send it, to the people who run this Maia, with the address you give for an answer, and with your account if you are signed in.',
  'privacy.leaves.articles':
    'Which article you want to read: when you open it. Those you have opened stay sealed on this phone, and go when you log out.',
  'privacy.leaves.place':
    'Where you are: only when you tap for it, and then it is shown to you and put into the message you send yourself.',
  'privacy.leaves.nothing': 'Emergency and the danger signs send nothing at all.',
  'privacy.sees.title': 'Who can see it',
  'privacy.sees.you': 'You, wherever you sign in.',
  'privacy.sees.doctor':
    'The doctor you chose: your profile, your readings and their warnings, and the symptom checks you kept, until you choose another or none. Nobody is watching them live.',
  'privacy.sees.operators':
    'The people who run the server this app comes from could read what is stored in your account; it is not sealed there against them.',
  'privacy.sees.log': 'Who but you opened your records is written down by the server. You read it under Account.',
  'privacy.sees.nobody': 'Nobody else: no advertisers, no analytics, no other patients.',
  'privacy.rid.title': 'Getting rid of it',
  'privacy.rid.logOut':
    'Log out removes your records, your name, your key, and the numbers and people you kept for Emergency from this phone. The country stays, for whoever needs its number.',
  'privacy.rid.delete': 'A reading you delete is deleted in your account and for your doctor too.',
  'privacy.rid.account':
    'In Account you can take everything along in one file, and delete the account with everything in it. What you wrote in the forum stays without your name.',
} as const;
