import type { Face } from '@/db/head-form.ts';
import { keepHead } from '@/db/head-snapshot.ts';
import { useCatalogue } from '@/i18n/catalogue.ts';
import { DEFAULT_LANGUAGE } from '@/i18n/languages.ts';
import { first } from '@/i18n/messages/en/first.ts';
import { useSession } from '@/sync/session-store.ts';

const storedNames = ['maia-auth', 'maia-language', 'maia-text-size', 'maia-theme'] as const;
const asideNames = ['maia-care-room', 'maia-day-words'] as const;
const rootNames = ['lang', 'dir', 'data-theme', 'data-text', 'style'] as const;

const storedOf = (names: readonly string[]): Face['stored'] =>
  Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)]));

function lookOf(element: Element): Record<string, string> {
  const found = rootNames.map((name) => [name, element.getAttribute(name)] as const);
  return Object.fromEntries(found.filter((entry): entry is [(typeof rootNames)[number], string] => entry[1] !== null));
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
