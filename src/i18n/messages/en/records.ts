/** Forms of records that can be changed: visits and reminders. */
export const records = {
  'records.full': 'This phone has no room left, so this is not saved. Free some space and try again.',
  'records.failed': 'This is not saved: the phone’s storage did not answer. What you typed is still here. Try again.',
  'records.notChanged': 'This could not be changed: the phone’s storage did not answer. Try again.',
  'records.notDeleted': 'This could not be deleted. It is still in your list.',
} as const;
