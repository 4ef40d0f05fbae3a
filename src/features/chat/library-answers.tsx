import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Entry } from '@/content/entry.ts';
import { searchLibrary } from '@/content/library.ts';
import { ClinicalWords } from '@/english-part.tsx';
import { useLanguageHere } from '@/i18n/use-language-here.ts';
import { SourceList } from '@/source-list.tsx';
import { useTact } from '@/tact.ts';
import styles from './chat.module.css';

const SHOWN = 3;

/** What the built-in texts have on a question, with where it is from: no network is asked. */
export const LibraryAnswers = ({ question }: { question: string }) => (
  <ClinicalWords line="after">
    <Answers question={question} />
  </ClinicalWords>
);

function Answers({ question }: { question: string }) {
  const language = useLanguageHere();
  const isAfterLoss = useTact((tact) => tact.isPlain);
  const [found, setFound] = useState<readonly Entry[]>();
  useEffect(() => {
    let isGone = false;
    searchLibrary(question, { language, isAfterLoss, limit: SHOWN }).then(
      (entries) => !isGone && setFound(entries),
      () => !isGone && setFound([]),
    );
    return () => {
      isGone = true;
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
