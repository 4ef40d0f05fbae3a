import { emergencyNumbers, DEFAULT_EMERGENCY_NUMBER } from '../../src/clinical/care/emergency-number.ts';
import { DEFAULT_LANGUAGE, languages, languageTags, type LanguageTag } from '../../src/i18n/languages/languages.ts';
import { emergency as ar } from '../../src/i18n/messages/ar/emergency.ts';
import { language as arLanguage } from '../../src/i18n/messages/ar/language.ts';
import { emergency as en } from '../../src/i18n/messages/en/emergency.ts';
import { emergency as es } from '../../src/i18n/messages/es/emergency.ts';
import { language as esLanguage } from '../../src/i18n/messages/es/language.ts';
import { emergency as fr } from '../../src/i18n/messages/fr/emergency.ts';
import { language as frLanguage } from '../../src/i18n/messages/fr/language.ts';
import { emergency as hi } from '../../src/i18n/messages/hi/emergency.ts';
import { language as hiLanguage } from '../../src/i18n/messages/hi/language.ts';
import { emergency as sw } from '../../src/i18n/messages/sw/emergency.ts';
import { language as swLanguage } from '../../src/i18n/messages/sw/language.ts';

type Id = keyof typeof en;
type Words = Readonly<Partial<Record<Id, string>>>;
const unreviewed = ({ 'language.unreviewed': line }: { 'language.unreviewed'?: string }): string => line ?? '';

/** The words of one language, with the line that says that the translation is not reviewed. */
const texts: Readonly<Record<LanguageTag, { readonly words: Words; readonly note: string }>> = {
  en: { words: en, note: '' },
  es: { words: es, note: unreviewed(esLanguage) },
  fr: { words: fr, note: unreviewed(frLanguage) },
  hi: { words: hi, note: unreviewed(hiLanguage) },
  ar: { words: ar, note: unreviewed(arLanguage) },
  sw: { words: sw, note: unreviewed(swLanguage) },
};

/** The app shows this when its script or its messages could not be loaded. */
export const emergencyTemplateId = (language: LanguageTag): string => `built-in-emergency-${language}`;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`).replaceAll('{number}', DEFAULT_EMERGENCY_NUMBER);
const call = (number: string) => `<a href="tel:${number}" dir="ltr">${number}</a>`;

/** The countries by their English names, once for all languages. */
function numbersByCountry(): string {
  const names = new Intl.DisplayNames(DEFAULT_LANGUAGE, { type: 'region' });
  const rows = emergencyNumbers.map(
    ({ country, number }) => `${escaped(names.of(country) ?? country)} ${call(number)}`,
  );
  return `<details lang="en" dir="ltr"><summary>${escaped(en['emergency.country'])}</summary><p>${rows.toSorted().join(' · ')}</p></details>`;
}

function signsIn(language: LanguageTag): string {
  const { words, note } = texts[language];
  // A word that is not translated yet is read in English.
  const said = (id: Id) => escaped(words[id] ?? en[id]);
  const list = (start: string) =>
    (Object.keys(en) as Id[])
      .filter((id) => id.startsWith(start))
      .map((id) => `<li>${said(id)}</li>`)
      .join('');
  return [
    ...(note === '' ? [] : [`<p>${escaped(note)}</p>`]),
    `<h2>${said('emergency.call')}</h2>`,
    `<p>${call(DEFAULT_EMERGENCY_NUMBER)} ${said('emergency.call.unknown')}</p>`,
    `<h2>${said('emergency.signs.title')}</h2>`,
    `<p>${said('emergency.signs.when')}</p>`,
    `<h3>${said('emergency.signs.now')}</h3><ul>${list('emergency.sign.')}</ul>`,
    `<h3>${said('emergency.signs.unit')}</h3><ul>${list('emergency.urgent.')}</ul>`,
    `<p>${said('emergency.signs.notReached')}</p>`,
    `<p>${said('emergency.say.stay')}</p>`,
    `<p>${said('emergency.body')}</p>`,
  ].join('');
}

/** Each language directly followed by its copy for a browser without scripts, so that compression makes one of both. */
function builtIn(language: LanguageTag): string {
  const inside = signsIn(language);
  const { name, direction } = languages[language];
  const told =
    language === DEFAULT_LANGUAGE
      ? `<p>Maia needs JavaScript for everything but this.</p>${inside}${numbersByCountry()}`
      : `<details lang="${language}" dir="${direction}"><summary>${name}</summary>${inside}</details>`;
  const numbers =
    language === DEFAULT_LANGUAGE ? `<template id="built-in-numbers">${numbersByCountry()}</template>` : '';
  return `<template id="${emergencyTemplateId(language)}">${inside}</template>${numbers}<noscript>${told}</noscript>`;
}

/**
 * The danger signs and emergency numbers as plain HTML for `index.html`, in every language. Readable without any script.
 */
export const emergencyHtml = (): string => languageTags.map(builtIn).join('');
