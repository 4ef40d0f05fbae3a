/** A typed phone number as `tel:` wants it: digits and a leading plus. */
export const dialled = (typed: string): string => typed.replaceAll(/(?!^\+)\D/g, '');
