/** Something before and after an @, with a dot behind it; the mail itself is the real test. */
export const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
