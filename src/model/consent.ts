/** The version of the terms and of the text on privacy: the day they were written. Whoever changes what they say changes it. */
export const CONSENT_VERSION = '2026-11-21';
