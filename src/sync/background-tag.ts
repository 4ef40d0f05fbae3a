/** The name under which the browser wakes the service worker to send what waits. */
export const BACKGROUND_TAG = 'maia-records';
