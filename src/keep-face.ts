import type { Face } from '@/db/head-form.ts';
import { keepHead } from '@/db/head-snapshot.ts';
import { CARE_ROOM_KEY } from '@/features/dashboard/care-room.tsx';
import { useCatalogue } from '@/i18n/catalogue.ts';
import { LOCALE_FORMS_KEY } from '@/i18n/locale-forms.ts';
import { DEFAULT_LANGUAGE } from '@/i18n/languages.ts';
import { first } from '@/i18n/messages/en/first.ts';
import { LANGUAGE_KEY } from '@/language.ts';
import { SESSION_KEY, useSession } from '@/sync/session-store.ts';
import { TEXT_SIZE_KEY } from '@/text-size.ts';
import { THEME_KEY } from '@/theme.ts';

const storedNames = [SESSION_KEY, LANGUAGE_KEY, TEXT_SIZE_KEY, THEME_KEY];
const asideNames = [CARE_ROOM_KEY, LOCALE_FORMS_KEY];
const rootNames = ['lang', 'dir', 'data-theme', 'data-text'] as const;

const storedOf = (names: readonly string[]): Face['stored'] =>
  Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)]));

function lookOf(element: HTMLElement): Record<string, string> {
  const found = rootNames.map((name) => [name, element.getAttribute(name)] as const);
  const foot = element.style.getPropertyValue('--foot');
  return {
    ...Object.fromEntries(found.filter((entry): entry is [(typeof rootNames)[number], string] => entry[1] !== null)),
    // Of the heights only the one that every page has: another page has no bar of its own, or one of another height.
    ...(foot && { style: `--foot: ${foot};` }),
  };
}

/** The words of the first paint as they are spoken here; English comes with whoever draws. */
function wordsOfFirst(): Face['words'] {
  const { language, messages } = useCatalogue.getState();
  if (language === DEFAULT_LANGUAGE) return null;
  const words = messages as Readonly<Record<string, string>>;
  return Object.fromEntries(Object.keys(first).map((id) => [id, words[id] ?? '']));
}

/** Remembers for the next start how this page looks to her; see `src/first-drawing.tsx`. A doctor's start draws nothing of her own. */
export function keepFace(): void {
  const { user } = useSession.getState();
  if (user?.labels.length !== 0) return;
  keepHead(user.id, 'face', {
    stored: storedOf(storedNames),
    aside: storedOf(asideNames),
    root: lookOf(document.documentElement),
    innerWidth,
    language: useCatalogue.getState().language,
    words: wordsOfFirst(),
  });
}
