/**
 * Accents, the vowel marks of Arabic, and the dot and nasal signs of Devanagari. Devanagari vowel signs stay: they
 * distinguish blood from food.
 */
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0901\u0902\u093c]/g;

/**
 * Lower case without the marks that people leave out, so that "pate" finds "pâté", "oeuf" finds "œuf" and "Zoe" "Zoë".
 */
export const plainLetters = (text: string): string =>
  text.normalize('NFD').replace(MARKS, '').toLowerCase().replaceAll('œ', 'oe');
