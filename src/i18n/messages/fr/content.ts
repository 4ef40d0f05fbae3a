import type { content as english } from '../en/content.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Labels beside every built-in text. */
export const content: Translated<typeof english> = {
  'content.source.itself': '{title}, lu le {date}',
  'content.source.copy': '{title}, lu dans une copie le {date}',
  'content.source.never': '{title}, cité et encore à vérifier',
  'content.source.own': 'Un choix prudent de Maia elle-même, faute de source',
  'content.sources': 'D’où cela vient',
  'content.draft':
    'Texte du {date}, tiré de ces sources. Aucun professionnel de santé ne l’a encore validé. En cas de doute, appelez.',
  'content.reviewed': 'Texte du {date}, tiré de ces sources et validé par {who}.',
  'content.part.baby': 'Bébé',
  'content.part.body': 'Vous',
  'content.part.todo': 'À faire',
  'content.part.watch': 'Attention',
  'content.mark.avoid': 'À éviter',
  'content.mark.limit': 'Avec prudence',
  'content.mark.ok': 'C’est bon',
  'content.none': 'Rien ne correspond à ce mot. Essayez-en un autre.',
  'content.found': '{count, plural, one {# trouvé} other {# trouvés}}',
};
