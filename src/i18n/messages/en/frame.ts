/** The frame around every page. */
export const frame = {
  'frame.skip': 'Skip to the page',
  'frame.navigation': 'Main',
  'frame.today': 'Today',
  'frame.readings': 'Readings',
  'frame.messages': 'Messages',
  'frame.learn': 'Learn',
  'frame.more': 'More',
  'frame.more.tab': 'More<rest> pages</rest>',
  'frame.profile': 'Profile',
  'frame.patients': 'Patients',
  'frame.library': 'Library',
  'frame.install': 'Install Maia',
  'frame.update': 'A new version is ready.',
  'frame.reload': 'Reload',
  'frame.synced': 'Saved on this phone · synced {ago}',
  'frame.notSynced': 'Saved on this phone · works without a network',
  'frame.fetching': 'Saved on this phone · fetching your records: {done, number} so far',
  'frame.fetchingOf': 'Saved on this phone · fetching your records: {done, number} of {total, number}',
  'frame.minutesAgo': '{minutes, plural, =0 {just now} other {# min ago}}',
  'frame.hoursAgo': '{hours, plural, other {# h ago}}',
  'frame.waiting': '{pending, plural, other {# waiting}} · safe on this phone, sent by itself',
  'frame.waitingRetry': '{pending, plural, other {# waiting}} · safe on this phone, tried again soon',
  'frame.offline':
    '{pending, plural, =0 {Offline. Saved on this phone.} one {Offline. # waiting, safe on this phone. It will send by itself.} other {Offline. # waiting, safe on this phone. They send by themselves.}}',
  'frame.signInAgain':
    '{pending, plural, =0 {Saved on this phone · sign in to sync} one {# waiting · sign in to send it} other {# waiting · sign in to send them}}',
  'frame.old':
    '{pending, plural, one {# entry has been only on this phone since {since}.} other {# entries have been only on this phone since {since}.}}',
  'frame.clock': 'This phone’s clock is wrong by {minutes, plural, other {# minutes}}.',
  'frame.loss': 'This phone’s copy was gone. It comes back from the server.',
  'frame.unreadable':
    '{count, plural, one {# record cannot be read on this phone.} other {# records cannot be read on this phone.}}',
  'frame.shut.damaged': 'This phone’s copy cannot be opened. Nothing new is kept here.',
  'frame.shut.refused': 'Nothing is kept on this device.',
  'frame.notice': 'Notice',
  'frame.notAccepted':
    '{dead, plural, one {# entry was not accepted. Saved on this phone.} other {# entries were not accepted. Saved on this phone.}}',
  'frame.due': '{count, plural, one {A dose is due} other {# doses are due}}',
  'frame.unread': '{count, plural, one {# unread message} other {# unread messages}}',
} as const;
