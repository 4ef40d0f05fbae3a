/** Choosing a language, and notices about parts of a page that are untranslated or not yet reviewed in it. */
export const language = {
  'language.title': 'Maia speaks',
  'language.failed': 'The words could not be fetched. The first time they need a network.',
  'language.unreviewed':
    'These words are a translation. No clinician has reviewed them in this language yet. If something is unclear, call.',
  'language.notTranslated': 'This text is not translated yet. It is shown in English.',
  'language.showEnglish': 'Read it in English',
  'language.showTranslation': 'Read the translation',
} as const;
