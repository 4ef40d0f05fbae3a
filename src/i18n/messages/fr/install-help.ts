import type { installHelp as english } from '../en/install-help.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const installHelp: Translated<typeof english> = {
  'installHelp.title': 'Mettre Maia sur votre écran d’accueil',
  'installHelp.why': 'Elle s’ouvre alors comme toute application, marche sans réseau et peut vous rappeler des choses.',
  'installHelp.share': 'Dans Safari, touchez le signe de partage : un carré avec une flèche vers le haut.',
  'installHelp.add': 'Choisissez « Sur l’écran d’accueil », puis « Ajouter ».',
  'installHelp.open':
    'Ouvrez Maia depuis l’écran d’accueil et connectez-vous encore une fois : elle y garde ses propres données.',
  'installHelp.done': 'J’ai compris',
};
