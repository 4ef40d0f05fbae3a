/**
 * The browser tests that `npm test` runs, by title: each role's main task, and what no lower test can prove. All other
 * browser tests run in `npm run test:all`.
 */
export const mainRoads: readonly string[] = [
  // Patient and doctor, offline, a restart, and what other users must not see.
  'readings logged with the server dead survive a killed browser and reach her doctor without a reload',
  // Doctor.
  'a severe reading is on top of the inbox, is acknowledged, and the patient reads who saw it',
  // Administrator, and what a patient reads and sends.
  'an administrator’s draft outlives a reload, a patient reads the article offline again, and her message waits and is sent',
  // Push.
  'a reminder is offered in context, pushed once, and taken with the app closed and no network',
  // Two phones, two tabs.
  'one dose that two devices and a second tap answer without a network is one record; it can be taken back',
  'two tabs of one phone show the same, and each reading is sent once',
  // What is stored on a phone.
  'a closed profile holds none of what she wrote in clear text',
  'signing out leaves nothing of her in the databases, the local storage or the caches',
  // axe.
  'a patient opens every page, each has a title of its own, axe finds nothing, and a doctor’s page leads to hers',
  'a doctor opens her pages and axe finds nothing in light and dark, on phone and desk',
];
