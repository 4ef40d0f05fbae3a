/** In localStorage: a choice of the device, which stays after a sign-out. Its value is the neutral name in the language of the choice. */
export const PLAIN_NAME_KEY = 'maia-plain';

/** The neutral name of the app; null when the app shows its own name and icon. */
export const plainName = (): string | null => localStorage.getItem(PLAIN_NAME_KEY);
