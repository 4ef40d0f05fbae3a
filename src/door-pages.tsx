import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { Frame } from '@/features/frame/frame.tsx';
import { HomeStart } from '@/features/home/home-start.tsx';
import { languages, languageTags, type LanguageTag } from '@/i18n/languages.ts';
import type { Messages } from '@/i18n/messages/en.ts';
import { Loading } from '@/ui/loading.tsx';
import { Page } from '@/ui/page.tsx';
import { DirectionContext } from '@/ui/use-direction.ts';

/** As much of each as nobody can type into: what was typed before the app is there would be lost. */
const pages = {
  '/': () => <HomeStart isSignedIn={false} />,
  '/login': (words: Messages) => (
    <Page title={words['auth.logIn.title']} back="/" width="reading">
      <Loading />
    </Page>
  ),
} as const;

export type DoorPath = keyof typeof pages;

const areas = import.meta.glob<Record<string, Partial<Messages>>>('./i18n/messages/*/{ui,frame,home,auth}.ts', {
  eager: true,
});

const wordsOf = (language: LanguageTag): Messages =>
  Object.assign(
    {},
    ...Object.entries(areas).flatMap(([file, area]) =>
      file.includes(`/messages/${language}/`) ? Object.values(area) : [],
    ),
  ) as Messages;

function refuse(error: Error): never {
  throw error;
}

function markupOf(path: DoorPath, language: LanguageTag): string {
  const words = wordsOf(language);
  return renderToStaticMarkup(
    <IntlProvider locale={language} messages={words} onError={refuse}>
      <DirectionContext value={languages[language].direction}>
        <MemoryRouter initialEntries={[path]}>
          <Frame isBare>{pages[path](words)}</Frame>
        </MemoryRouter>
      </DirectionContext>
    </IntlProvider>,
  );
}

export interface DoorPage {
  readonly path: DoorPath;
  readonly language: LanguageTag;
  readonly markup: string;
}

/** The pages for whoever was never here, in the app's own components. Runs in the build. @throws when a word is missing */
export const doorPages = (): DoorPage[] =>
  (Object.keys(pages) as DoorPath[]).flatMap((path) =>
    languageTags.map((language) => ({ path, language, markup: markupOf(path, language) })),
  );
