import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sources, type SourceKey } from '@/clinical/sources.ts';
import { CONTENT_REVIEWED_BY, CONTENT_VERSION } from '@/content/version.ts';
import styles from './source-list.module.css';

interface SourceListProps {
  title: ReactNode;
  sources: readonly SourceKey[];
}

/** Where a text comes from, with dates, and that no clinician has signed it off yet. */
export function SourceList({ title, sources: keys }: SourceListProps) {
  const intl = useIntl();
  const date = intl.formatDate(`${CONTENT_VERSION}T12:00:00`, { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <details className={styles.sources}>
      <summary>{title}</summary>
      <ul>
        {keys.map((key) => (
          <li key={key}>
            <FormattedMessage id="content.source" values={{ title: sources[key].title, date: sources[key].date }} />
          </li>
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
