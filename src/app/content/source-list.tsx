import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { sources, SOURCES_SEEN_ON, type SourceKey } from '@/clinical/rules/sources.ts';
import { CONTENT_REVIEWED_BY, CONTENT_VERSION } from '@/content/version.ts';
import { EnglishText } from './english-part.tsx';
import styles from './source-list.module.css';

interface SourceListProps {
  title: ReactNode;
  sources: readonly SourceKey[];
  /** The day of the text, YYYY-MM-DD. */
  writtenOn?: string;
}

const longDate = (intl: IntlShape, day: string) =>
  intl.formatDate(`${day}T12:00:00`, { day: 'numeric', month: 'long', year: 'numeric' });

/** A source with its date and whether the source itself was read. The title stays in its original language, so that it can be searched for. */
function sourceText(intl: IntlShape, key: SourceKey): ReactNode {
  if (key === 'MAIA') return intl.formatMessage({ id: 'content.source.own' });
  const { title, published, seen, seenOn = SOURCES_SEEN_ON } = sources[key];
  const isDay = published !== undefined && /^\d{4}-\d\d-\d\d$/.test(published);
  return intl.formatMessage(
    { id: `content.source.${seen}` },
    {
      title: [
        <EnglishText key={key}>{title}</EnglishText>,
        published && ` (${isDay ? longDate(intl, published) : published})`,
      ],
      date: longDate(intl, seenOn),
    },
  );
}

/** The sources of a text with their dates, and whether a clinician has reviewed it. */
export function SourceList({ title, sources: keys, writtenOn = CONTENT_VERSION }: SourceListProps) {
  const intl = useIntl();
  const date = longDate(intl, writtenOn);
  return (
    <details className={styles.sources}>
      <summary>{title}</summary>
      <ul>
        {keys.map((key) => (
          <li key={key}>{sourceText(intl, key)}</li>
        ))}
      </ul>
      <p>
        <FormattedMessage
          id={CONTENT_REVIEWED_BY === null ? 'content.draft' : 'content.reviewed'}
          values={{ date, who: CONTENT_REVIEWED_BY ?? '' }}
        />
      </p>
    </details>
  );
}
