/**
 * Texts of notifications. Other people can read a lock screen, so they are neutral unless the user chose to show the
 * name.
 */
export const notices = {
  'notice.title': 'You have a reminder',
  'notice.today': '{time}',
  'notice.tomorrow': 'Tomorrow, {date}, {time}',
  'notice.visitToday': 'Today, {time}',
  'notice.visitOn': '{date}, {time}',
  'notice.taken': 'Taken',
  'notice.add': 'Add',
  'notice.later': 'Later',
  'notice.notKept': 'That was not saved. Open the app and answer there.',
  'notice.stays': '{time}. There is no network, so this cannot ring again by itself. It stays here.',
  'notice.test': 'This is how a reminder arrives.',
  'notice.messageTitle': 'You have a message',
  'notice.message': 'Open Maia to read it.',
  'notice.measureAgain': 'Please open Maia now.',
  'notice.alarm': 'A patient’s alarm has no answer yet. Please open Maia.',
  'notice.alarmSecond': 'An alarm in your clinic has had no answer for 1 hour. Please reach the doctor in charge.',
  'notice.alarmOnCall': 'An alarm in your clinic has had no answer for 4 hours. Please reach the doctor in charge.',
} as const;
