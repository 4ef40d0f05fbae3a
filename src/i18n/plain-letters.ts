/** Accents, the vowels of Arabic, and of Devanagari the dot and the nose signs; its vowels tell blood from food. */
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0901\u0902\u093c]/g;

/** Small letters without the marks that people leave out, so that "pate" finds "pâté", "oeuf" finds "œuf" and "Zoe" "Zoë". */
export const plainLetters = (text: string): string =>
  text.normalize('NFD').replace(MARKS, '').toLowerCase().replaceAll('œ', 'oe');
