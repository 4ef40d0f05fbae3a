/** Version of the terms and of the privacy text: the day they were written. Change it when their meaning changes. */
export const CONSENT_VERSION = '2026-11-21';
