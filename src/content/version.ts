/** The day on which the built-in texts and the decision table were drafted from their sources. */
export const CONTENT_VERSION = '2026-11-21';
/** The day on which the articles were drafted from the same sources. */
export const ARTICLES_VERSION = '2026-11-27';
/** The clinician who approved them. Null while no clinician has; then every page says so. */
export const CONTENT_REVIEWED_BY: string | null = null;
