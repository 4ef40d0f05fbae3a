import type { drawings as english } from '../en/drawings.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** What the drawings show, for people who cannot see them. */
export const drawings: Translated<typeof english> = {
  'drawing.baby':
    '{after, select, yes {El bebé en la semana {week} después del parto} other {El bebé en la semana {week}}}, junto a una cinta métrica',
  'drawing.baby.text': 'El bebé está tendido a lo largo de una cinta en centímetros. Una marca rosa está en {length}.',
  'drawing.baby.tiny': 'El comienzo, en la semana {week}',
  'drawing.baby.tiny.text': 'Un saco redondo sobre una cinta. Todavía no se puede medir nada en él.',
  'drawing.mother': 'Tu cuerpo y el útero en la semana {week}',
  'drawing.mother.text':
    'El cuerpo de lado. La parte alta del útero está unos {height} centímetros por encima del hueso púbico, junto a una cinta.',
  'drawing.mother.early': 'El cuerpo de lado. El útero está todavía bajo, detrás del hueso púbico.',
  'drawing.mother.bone': 'hueso púbico',
  'drawing.sit': 'Cómo sentarse para medir',
  'drawing.sit.text':
    'Una mujer está sentada con la espalda apoyada en la silla y los dos pies planos en el suelo. Su brazo descansa en una mesa y el manguito está a la altura del corazón.',
  'drawing.cuff': 'El manguito en el brazo',
  'drawing.cuff.text': 'El manguito rodea la parte alta del brazo desnudo. La manga está subida.',
  'drawing.feet': 'Los dos pies planos',
  'drawing.feet.text': 'Dos pies están planos en el suelo, uno junto al otro. Las piernas no están cruzadas.',
};
