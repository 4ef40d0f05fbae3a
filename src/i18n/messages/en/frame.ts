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
  'frame.synced': 'Saved on this device · synced {ago}',
  'frame.notSynced': 'Saved on this device · works without a network',
  'frame.fetching': 'Saved on this device · fetching your records: {done, number} so far',
  'frame.fetchingOf': 'Saved on this device · fetching your records: {done, number} of {total, number}',
  'frame.minutesAgo': '{minutes, plural, =0 {just now} other {# min ago}}',
  'frame.hoursAgo': '{hours, plural, other {# h ago}}',
  'frame.waiting': '{pending, plural, other {# waiting}} · safe on this device, sent by itself',
  'frame.waitingRetry': '{pending, plural, other {# waiting}} · safe on this device, tried again soon',
  'frame.offline':
    '{pending, plural, =0 {Offline. Saved on this device.} one {Offline. # waiting, safe on this device. It will send by itself.} other {Offline. # waiting, safe on this device. They send by themselves.}}',
  'frame.signInAgain':
    '{pending, plural, =0 {Saved on this device · sign in to sync} one {# waiting · sign in to send it} other {# waiting · sign in to send them}}',
  'frame.old':
    '{pending, plural, one {# entry has been only on this device since {since}.} other {# entries have been only on this device since {since}.}}',
  'frame.clock': 'This device’s clock is wrong by {minutes, plural, other {# minutes}}.',
  'frame.loss': 'This device’s copy was gone. It comes back from the server.',
  'frame.unreadList': 'A list on this device could not be read. What is shown may not be everything.',
  'frame.unreadable':
    '{count, plural, one {# record cannot be read on this device.} other {# records cannot be read on this device.}}',
  'frame.shut.damaged': 'This device’s copy cannot be opened. Nothing new is kept here.',
  'frame.shut.refused': 'Nothing is kept on this device.',
  'frame.notice': 'Notice',
  'frame.notAccepted':
    '{dead, plural, one {# entry was not accepted. Saved on this device.} other {# entries were not accepted. Saved on this device.}}',
  'frame.due': '{count, plural, one {A dose is due} other {# doses are due}}',
  'frame.unread': '{count, plural, one {# unread message} other {# unread messages}}',
} as const;
