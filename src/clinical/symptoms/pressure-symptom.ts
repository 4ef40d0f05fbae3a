import { all, any, fromWeek } from './row-condition.ts';

/**
 * Symptoms that make a high pressure urgent and a severe one an emergency (clinical rules 1.4); chest pain alone is an
 * emergency.
 */
export const pressureSymptom = any(
  'headache',
  'vision',
  'rib_pain',
  'vomiting',
  'face_swelling',
  'breathless',
  'confusion',
  'unwell',
  'very_unwell',
  all(fromWeek(24), 'fewer_movements'),
  'bleeding',
);

/** Symptoms that make a low pressure urgent (clinical rules 1.1, B5). */
export const lowPressureSymptom = any('faint', 'bleeding', 'fever', 'palpitations', 'breathless');
