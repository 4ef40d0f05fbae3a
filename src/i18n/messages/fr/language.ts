import type { language as english } from '../en/language.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Choosing a language, and notices about parts of a page that are untranslated or not yet reviewed in it. */
export const language: Translated<typeof english> = {
  'language.title': 'Maia parle',
  'language.failed': 'Les mots n’ont pas pu être récupérés. La première fois, il faut du réseau.',
  'language.unreviewed':
    'Ces mots sont une traduction. Aucun professionnel de santé ne les a encore relus dans cette langue. Si quelque chose n’est pas clair, appelez.',
  'language.notTranslated': 'Ce texte n’est pas encore traduit. Il est affiché en anglais.',
  'language.showEnglish': 'Le lire en anglais',
  'language.showTranslation': 'Lire la traduction',
};
