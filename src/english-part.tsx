import { startTransition, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCatalogue } from '@/i18n/catalogue.ts';
import { WordsIn } from '@/i18n/language-provider.tsx';
import { DEFAULT_LANGUAGE, languages } from '@/i18n/languages.ts';
import { Icon } from '@/ui/icon.tsx';
import { DirectionContext } from '@/ui/use-direction.ts';
import styles from './english-part.module.css';

const useIsEnglish = (): boolean => useCatalogue(({ language }) => language === DEFAULT_LANGUAGE);

/** A part that can be turned into English, or is: its words, its dates, its direction, and what a screen reader is told. */
function EnglishPart({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  const language = useCatalogue((catalogue) => catalogue.language);
  const shown = isOn ? DEFAULT_LANGUAGE : language;
  return (
    <WordsIn isEnglish={isOn}>
      <DirectionContext value={languages[shown].direction}>
        <div className={styles.part} lang={shown} dir={languages[shown].direction}>
          {children}
        </div>
      </DirectionContext>
    </WordsIn>
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

interface ClinicalWordsProps {
  /** `before` stands above a page, `after` below a card, whose call comes first. */
  line: 'before' | 'after';
  children: ReactNode;
}

/** Words about health: in a translation they say that no clinician has reviewed them, and can be read in English. */
export function ClinicalWords({ line, children }: ClinicalWordsProps) {
  const isEnglish = useIsEnglish();
  // A list that does not wait for all words has its line as soon as they are there.
  const isWhole = useCatalogue((catalogue) => catalogue.isWhole);
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
