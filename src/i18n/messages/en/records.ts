/** Forms of editable records: visits and reminders. */
export const records = {
  'records.full': 'This phone has no room left, so this is not saved. Free some space and try again.',
  'records.failed': 'This is not saved: the phone’s storage did not answer. What you typed is still here. Try again.',
  'records.shut.refused':
    'This is not saved: this browser does not let Maia keep anything, and trying again does not help. Note it elsewhere, then open Maia in an ordinary window or allow site data in the browser’s settings.',
  'records.shut.damaged':
    'This is not saved: this phone’s copy cannot be opened, and trying again does not help. Note it elsewhere, then open “Your data on this phone”.',
  'records.notChanged': 'This could not be changed: the phone’s storage did not answer. Try again.',
  'records.notDeleted': 'This could not be deleted. It is still in your list.',
  'records.notDeleted.refused':
    'This could not be deleted: this browser does not let Maia keep or change anything, and trying again does not help. Open Maia in an ordinary window or allow site data in the browser’s settings.',
  'records.notDeleted.damaged':
    'This could not be deleted: this phone’s copy cannot be opened, and trying again does not help. Open “Your data on this phone”.',
} as const;
