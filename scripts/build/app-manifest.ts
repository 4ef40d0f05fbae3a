import { DEFAULT_LANGUAGE, languages, languageTags, type LanguageTag } from '../../src/i18n/languages/languages.ts';
import { lock as arLock } from '../../src/i18n/messages/ar/lock.ts';
import { readings as ar } from '../../src/i18n/messages/ar/readings.ts';
import { ui as arUi } from '../../src/i18n/messages/ar/ui.ts';
import { lock as enLock } from '../../src/i18n/messages/en/lock.ts';
import { readings as en } from '../../src/i18n/messages/en/readings.ts';
import { ui as enUi } from '../../src/i18n/messages/en/ui.ts';
import { lock as esLock } from '../../src/i18n/messages/es/lock.ts';
import { readings as es } from '../../src/i18n/messages/es/readings.ts';
import { ui as esUi } from '../../src/i18n/messages/es/ui.ts';
import { lock as frLock } from '../../src/i18n/messages/fr/lock.ts';
import { readings as fr } from '../../src/i18n/messages/fr/readings.ts';
import { ui as frUi } from '../../src/i18n/messages/fr/ui.ts';
import { lock as hiLock } from '../../src/i18n/messages/hi/lock.ts';
import { readings as hi } from '../../src/i18n/messages/hi/readings.ts';
import { ui as hiUi } from '../../src/i18n/messages/hi/ui.ts';
import { lock as swLock } from '../../src/i18n/messages/sw/lock.ts';
import { readings as sw } from '../../src/i18n/messages/sw/readings.ts';
import { ui as swUi } from '../../src/i18n/messages/sw/ui.ts';

type Id = keyof typeof en | keyof typeof enUi;
const english: Readonly<Record<Id, string>> = { ...en, ...enUi };
const words: Readonly<Record<LanguageTag, Readonly<Partial<Record<Id, string>>>>> = {
  en: english,
  es: { ...es, ...esUi },
  fr: { ...fr, ...frUi },
  hi: { ...hi, ...hiUi },
  ar: { ...ar, ...arUi },
  sw: { ...sw, ...swUi },
};

const descriptions: Readonly<Record<LanguageTag, string>> = {
  en: 'Blood pressure, sugar and weight in pregnancy, with or without a network.',
  es: 'Presión arterial, glucosa y peso en el embarazo, con o sin conexión.',
  fr: 'Tension, glycémie et poids pendant la grossesse, avec ou sans réseau.',
  hi: 'गर्भावस्था में रक्तचाप, शुगर और वज़न, नेटवर्क हो या न हो।',
  ar: 'ضغط الدم والسكر والوزن في الحمل، مع الشبكة أو بدونها.',
  sw: 'Shinikizo la damu, sukari na uzito wakati wa ujauzito, kukiwa na mtandao au la.',
};

const shortcuts = [
  ['readings.add.bloodPressure', '/dashboard?add=bloodPressure'],
  ['readings.add.bloodSugar', '/dashboard?add=bloodSugar'],
  ['readings.add.weight', '/dashboard?add=weight'],
  ['ui.emergency', '/emergency'],
] as const satisfies readonly (readonly [id: Id, url: string])[];

const png = (size: string) => ({ src: `/icons/maia-${size}.png`, type: 'image/png' });

/** Shown when a browser offers to install; not precached. */
const screenshots = [
  { src: '/screenshots/dashboard.webp', sizes: '720x1480', form_factor: 'narrow', label: 'Today' },
  { src: '/screenshots/severe.webp', sizes: '720x1480', form_factor: 'narrow', label: 'A reading that needs a call' },
  { src: '/screenshots/doctor.webp', sizes: '1280x800', form_factor: 'wide', label: 'The doctor’s patients' },
] as const;

/**
 * The web app manifest. Only the newest browsers read translated members of one manifest, so each language has a manifest
 * with the same id. The screenshots show the app in English, so their labels are English.
 */
export const manifestIn = (language: LanguageTag) => ({
  id: '/',
  name: 'Maia',
  short_name: 'Maia',
  description: descriptions[language],
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone' as const,
  background_color: '#fbf6f4',
  theme_color: '#fbdde5',
  categories: ['health', 'medical'],
  lang: language,
  dir: languages[language].direction,
  shortcuts: shortcuts.map(([id, url]) => ({
    name: words[language][id] ?? english[id],
    url,
    icons: [{ ...png('192'), sizes: '192x192' }],
  })),
  icons: [
    { ...png('192'), sizes: '192x192' },
    { ...png('512'), sizes: '512x512' },
    { ...png('maskable-512'), sizes: '512x512', purpose: 'maskable' },
    { src: '/icons/maia.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  screenshots: language === DEFAULT_LANGUAGE ? screenshots.map((each) => ({ ...each, type: 'image/webp' })) : [],
});

const plainNames: Readonly<Record<LanguageTag, string>> = {
  en: enLock['lock.plain.name'],
  es: esLock['lock.plain.name'],
  fr: frLock['lock.plain.name'],
  hi: hiLock['lock.plain.name'],
  ar: arLock['lock.plain.name'],
  sw: swLock['lock.plain.name'],
};

/** A manifest that says nothing of health. The same id: it stays the same app, and a browser may offer the change of an installed one. */
export const plainManifestIn = (language: LanguageTag) => ({
  ...manifestIn(language),
  name: plainNames[language],
  short_name: plainNames[language],
  description: plainNames[language],
  background_color: '#f4f4f2',
  theme_color: '#f4f4f2',
  categories: ['productivity'],
  shortcuts: [],
  icons: ['192', '512', 'maskable-512'].map((size) => ({
    src: `/icons/plain-${size}.png`,
    type: 'image/png',
    sizes: size === '192' ? '192x192' : '512x512',
    ...(size.startsWith('maskable') && { purpose: 'maskable' }),
  })),
  screenshots: [],
});

/** `manifest.webmanifest` is the English one; `src/app/settings/language.ts` names the others. */
export const translatedManifests = (): readonly { readonly fileName: string; readonly source: string }[] => [
  ...languageTags
    .filter((tag) => tag !== DEFAULT_LANGUAGE)
    .map((tag) => ({ fileName: `manifest-${tag}.webmanifest`, source: JSON.stringify(manifestIn(tag)) })),
  ...languageTags.map((tag) => ({
    fileName: `manifest-plain-${tag}.webmanifest`,
    source: JSON.stringify(plainManifestIn(tag)),
  })),
];
