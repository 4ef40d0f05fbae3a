/** Text before and after an @, with a dot in the domain; the confirmation mail is the real test. */
export const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
