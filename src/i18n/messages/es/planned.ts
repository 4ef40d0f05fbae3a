import type { planned as english } from '../en/planned.ts';
import type { Translated } from '../../translated.ts';

/** Screens whose content comes later. Each says so in one sentence and names the way on. */
export const planned: Translated<typeof english> = {
  'planned.forum.title': 'Comunidad',
  'planned.forum.text': 'Aquí podrás leer y preguntar a otras madres; todavía no está listo.',
  'planned.topic.title': 'Tema',
  'planned.topic.text': 'Aquí se leerán un tema y sus respuestas; todavía no está listo.',
  'planned.to./dashboard': 'Ir a Hoy',
  'planned.to./readings': 'Ir a Medidas',
  'planned.to./emergency': 'Números y señales de peligro',
};
