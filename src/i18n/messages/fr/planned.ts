import type { planned as english } from '../en/planned.ts';
import type { Translated } from '../../translated.ts';

/** Screens whose content comes later. Each says so in one sentence and names the way on. */
export const planned: Translated<typeof english> = {
  'planned.forum.title': 'Communauté',
  'planned.forum.text': 'Ici, vous pourrez lire d’autres mères et leur poser des questions ; ce n’est pas encore prêt.',
  'planned.topic.title': 'Sujet',
  'planned.topic.text': 'Un sujet et ses réponses se liront ici ; ce n’est pas encore prêt.',
  'planned.to./dashboard': 'Aller à l’accueil',
  'planned.to./readings': 'Aller à Mesures',
  'planned.to./emergency': 'Numéros et signes de danger',
};
