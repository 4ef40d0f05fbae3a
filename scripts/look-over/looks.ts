/** A screen and a theme, changed while the page stays as it is. */
export interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  /** Also by axe, for colours or names that differ here. */
  readonly axe?: true;
  /** Also by Tab alone. */
  readonly walk?: true;
}

/** What a page is loaded for once: the size of the browser's text in percent, the language, and its screens. */
export interface Look {
  readonly name: string;
  readonly text: 100 | 200;
  readonly language: string;
  readonly screens: readonly Screen[];
}

const phone = { name: 'phone', width: 360, height: 740, theme: 'light' } as const;
const desk = { name: 'desk', width: 1280, height: 800, theme: 'light' } as const;
const phoneDark = { ...phone, name: 'phone dark', theme: 'dark' } as const;
const deskDark = { ...desk, name: 'desk dark', theme: 'dark' } as const;

const inLanguage = (language: string): Look => ({ name: language, text: 100, language, screens: [phone] });

export const looks: readonly Look[] = [
  {
    name: 'plain',
    text: 100,
    language: 'en',
    screens: [
      { ...phone, axe: true, walk: true },
      { ...phoneDark, axe: true },
      { ...desk, axe: true, walk: true },
      { ...deskDark, axe: true },
    ],
  },
  { name: 'large', text: 200, language: 'en', screens: [{ ...phone, axe: true, walk: true }, desk] },
  {
    name: 'ar',
    text: 100,
    language: 'ar',
    screens: [{ ...phone, axe: true }, { ...phoneDark, axe: true }, desk, deskDark],
  },
  ...['es', 'fr', 'hi', 'sw'].map(inLanguage),
];
