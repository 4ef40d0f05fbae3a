import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Entry } from '@/content/entries/entry.ts';
import { searchLibrary } from '@/content/library-search.ts';
import { ClinicalContent } from '@/app/content/english-part.tsx';
import { useEffectiveLanguage } from '@/i18n/catalogue/use-effective-language.ts';
import { SourceList } from '@/app/content/source-list.tsx';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import styles from './chat.module.css';

const SHOWN = 3;

/** Search results from the built-in texts, with their sources; works offline. */
export const LibraryAnswers = ({ question }: { question: string }) => (
  <ClinicalContent line="after">
    <Answers question={question} />
  </ClinicalContent>
);

function Answers({ question }: { question: string }) {
  const language = useEffectiveLanguage();
  const isAfterLoss = useLossMode((mode) => mode.isPlain);
  const [found, setFound] = useState<readonly Entry[]>();
  useEffect(() => {
    let isCancelled = false;
    searchLibrary(question, { language, isAfterLoss, limit: SHOWN }).then(
      (entries) => !isCancelled && setFound(entries),
      () => !isCancelled && setFound([]),
    );
    return () => {
      isCancelled = true;
    };
  }, [question, language, isAfterLoss]);
  if (!found) return null;
  if (found.length === 0)
    return (
      <p>
        <FormattedMessage id="chat.library.none" />
      </p>
    );
  return (
    <section className={styles.list}>
      <h2 className={styles.libraryTitle}>
        <FormattedMessage id="chat.library" />
      </h2>
      {found.map((entry) => (
        <details key={entry.id} open={entry === found[0]}>
          <summary className={styles.entryTitle}>{entry.title}</summary>
          <div className={styles.entry}>
            {entry.parts.map(({ text }) => (
              <p key={text}>{text}</p>
            ))}
            <SourceList title={<FormattedMessage id="content.sources" />} sources={entry.sources} />
          </div>
        </details>
      ))}
    </section>
  );
}
