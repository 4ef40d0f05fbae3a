import type { SavedAppearance } from '@/db/snapshot/snapshot-format.ts';
import { saveSnapshot } from '@/db/snapshot/first-paint-snapshot.ts';
import { RESERVED_SPACE_KEY } from '@/features/dashboard/reserved-space.tsx';
import { useCatalogue } from '@/i18n/catalogue/catalogue.ts';
import { LOCALE_FORMS_KEY } from '@/i18n/formats/locale-forms.ts';
import { DEFAULT_LANGUAGE } from '@/i18n/languages/languages.ts';
import { first } from '@/i18n/messages/en/first.ts';
import { LANGUAGE_KEY } from '@/app/settings/language.ts';
import { SESSION_KEY, useSession } from '@/sync/account/session-store.ts';
import { TEXT_SIZE_KEY } from '@/app/settings/text-size.ts';
import { THEME_KEY } from '@/app/settings/theme.ts';

const storedNames = [SESSION_KEY, LANGUAGE_KEY, TEXT_SIZE_KEY, THEME_KEY];
const asideNames = [RESERVED_SPACE_KEY, LOCALE_FORMS_KEY];
const rootNames = ['lang', 'dir', 'data-theme', 'data-text'] as const;

const storedOf = (names: readonly string[]): SavedAppearance['stored'] =>
  Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)]));

function rootAttributes(element: HTMLElement): Record<string, string> {
  const found = rootNames.map((name) => [name, element.getAttribute(name)] as const);
  const foot = element.style.getPropertyValue('--foot');
  return {
    ...Object.fromEntries(found.filter((entry): entry is [(typeof rootNames)[number], string] => entry[1] !== null)),
    // Of the measured heights only the foot, which every page has; the top bar differs between pages.
    ...(foot && { style: `--foot: ${foot};` }),
  };
}

/** The messages of the first paint in the current language; null for English, which is part of the first-frame script. */
function firstPaintMessages(): SavedAppearance['words'] {
  const { language, messages } = useCatalogue.getState();
  if (language === DEFAULT_LANGUAGE) return null;
  const words = messages as Readonly<Record<string, string>>;
  return Object.fromEntries(Object.keys(first).map((id) => [id, words[id] ?? '']));
}

/** Saves the appearance for the first frame of the next start, see `src/app/start/first-frame.tsx`. Not for doctors: they have no first frame. */
export function saveAppearance(): void {
  const { user } = useSession.getState();
  if (user?.labels.length !== 0) return;
  saveSnapshot(user.id, 'face', {
    stored: storedOf(storedNames),
    aside: storedOf(asideNames),
    root: rootAttributes(document.documentElement),
    innerWidth,
    language: useCatalogue.getState().language,
    words: firstPaintMessages(),
  });
}
