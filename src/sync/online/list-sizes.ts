// How many records of one patient a list holds at most. One that comes back full may be the newest part of what there is.

/** Dated records: readings, notes, visits (spec section 9). */
export const MOST_DATED = 100;
/** Her other records: lab results, documents, reminders. */
export const MOST_OTHER = 50;
/** A month of doses, several a day. */
export const MOST_DOSES = 1000;
/** Readings of one kind in the days of a report: more than fifty a day over 90 days. */
export const MOST_IN_REPORT = 5000;
