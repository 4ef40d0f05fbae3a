/** The tag of the background sync event that wakes the service worker to send unsent data. */
export const BACKGROUND_TAG = 'maia-records';
