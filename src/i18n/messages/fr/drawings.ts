import type { drawings as english } from '../en/drawings.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** What the drawings show, for people who cannot see them. */
export const drawings: Translated<typeof english> = {
  'drawing.baby':
    '{after, select, yes {Le bébé à la semaine {week} après la naissance} other {Le bébé à la semaine {week}}}, à côté d’un mètre ruban',
  'drawing.baby.text': 'Le bébé est allongé le long d’un ruban en centimètres. Un repère rose se trouve à {length}.',
  'drawing.baby.tiny': 'Le début, à la semaine {week}',
  'drawing.baby.tiny.text': 'Un sac rond au-dessus d’un ruban. Rien ne peut encore y être mesuré.',
  'drawing.mother': 'Votre corps et l’utérus à la semaine {week}',
  'drawing.mother.text':
    'Le corps de profil. Le haut de l’utérus est à environ {height} centimètres au-dessus de l’os du pubis, à côté d’un ruban.',
  'drawing.mother.early': 'Le corps de profil. L’utérus est encore bas, derrière l’os du pubis.',
  'drawing.mother.bone': 'os du pubis',
  'drawing.sit': 'Comment s’asseoir pour mesurer',
  'drawing.sit.text':
    'Une femme est assise, le dos contre la chaise et les deux pieds à plat sur le sol. Son bras repose sur une table, et le brassard est à la hauteur du cœur.',
  'drawing.cuff': 'Le brassard sur le bras',
  'drawing.cuff.text': 'Le brassard entoure le haut du bras nu. La manche est remontée.',
  'drawing.feet': 'Les deux pieds à plat',
  'drawing.feet.text': 'Deux pieds sont à plat sur le sol, côte à côte. Les jambes ne sont pas croisées.',
};
