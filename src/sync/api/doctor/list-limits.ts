// The maximum number of records of one patient in a list. A full list may be only the newest part.

/** Dated records: readings, notes, visits (spec section 9). */
export const MAX_DATED = 100;
/** Other records: lab results, documents, reminders. */
export const MAX_OTHER = 50;
/** A month of doses, several a day. */
export const MAX_DOSES = 1000;
/** Readings of one kind in the days of a report: more than fifty a day over 90 days. */
export const MAX_IN_REPORT = 5000;
