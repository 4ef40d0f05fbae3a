import { startTransition, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCatalogue } from '@/i18n/catalogue/catalogue.ts';
import { LanguageOverrideProvider } from '@/i18n/catalogue/language-provider.tsx';
import { DEFAULT_LANGUAGE, languages } from '@/i18n/languages/languages.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { DirectionContext } from '@/ui/styles/use-direction.ts';
import styles from './english-part.module.css';

/** Whether the app is shown in English, the language of texts that are not translated. */
export const useIsEnglish = (): boolean => useCatalogue(({ language }) => language === DEFAULT_LANGUAGE);

/** Content that can be switched to English: text, dates, direction, and the `lang` for screen readers. */
function EnglishPart({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  const language = useCatalogue((catalogue) => catalogue.language);
  const shown = isOn ? DEFAULT_LANGUAGE : language;
  return (
    <LanguageOverrideProvider isEnglish={isOn}>
      <DirectionContext value={languages[shown].direction}>
        <div className={styles.part} lang={shown} dir={languages[shown].direction}>
          {children}
        </div>
      </DirectionContext>
    </LanguageOverrideProvider>
  );
}

/** A few words that are English in every language, within a translated line. */
export function EnglishText({ children }: { children: ReactNode }) {
  if (useIsEnglish()) return children;
  return (
    <bdi lang={DEFAULT_LANGUAGE} dir="ltr">
      {children}
    </bdi>
  );
}

/** Above a text that exists in English only, in every other language. */
export function NotTranslated() {
  if (useIsEnglish()) return null;
  return (
    <p className={styles.line}>
      <Icon name="globe" size={20} />
      <span>
        <FormattedMessage id="language.notTranslated" />
      </span>
    </p>
  );
}

interface ClinicalWordsProps {
  /** Where the notice is shown: `before` above a page, `after` below a card, whose call buttons come first. */
  line: 'before' | 'after';
  children: ReactNode;
}

/** Health content: a translation shows a notice that no clinician has reviewed it, and a switch to English. */
export function ClinicalContent({ line, children }: ClinicalWordsProps) {
  const isEnglish = useIsEnglish();
  // Today and Readings render before the full catalogue is loaded; the notice appears when it is.
  const isWhole = useCatalogue((catalogue) => catalogue.isComplete);
  const [wantsEnglish, setWantsEnglish] = useState(false);
  if (isEnglish) return children;
  const note = isWhole && (
    <p className={styles.line}>
      <Icon name="globe" size={20} />
      <span>
        <FormattedMessage id="language.unreviewed" />{' '}
        <button
          type="button"
          className={styles.other}
          onClick={() => startTransition(() => setWantsEnglish(!wantsEnglish))}
        >
          <FormattedMessage id={wantsEnglish ? 'language.showTranslation' : 'language.showEnglish'} />
        </button>
      </span>
    </p>
  );
  return (
    <>
      {line === 'before' && note}
      <EnglishPart isOn={wantsEnglish}>{children}</EnglishPart>
      {line === 'after' && note}
    </>
  );
}
