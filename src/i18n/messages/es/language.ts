import type { language as english } from '../en/language.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Choosing a language, and notices about parts of a page that are untranslated or not yet reviewed in it. */
export const language: Translated<typeof english> = {
  'language.title': 'Maia habla',
  'language.failed': 'No se pudieron traer las palabras. La primera vez necesitan conexión.',
  'language.unreviewed':
    'Estas palabras son una traducción. Ningún profesional de salud las ha revisado todavía en este idioma. Si algo no está claro, llama.',
  'language.notTranslated': 'Este texto todavía no está traducido. Se muestra en inglés.',
  'language.showEnglish': 'Leerlo en inglés',
  'language.showTranslation': 'Leer la traducción',
};
