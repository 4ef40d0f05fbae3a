import { FormattedMessage } from 'react-intl';
import type { UnreadLine } from '@/clinical/lab/report/read-report.ts';
import { Button } from '@/ui/controls/button.tsx';
import styles from './review.module.css';

/** Maximum number of hidden lines to list. */
const MOST_SHOWN = 10;

interface UnreadLinesProps {
  lines: readonly UnreadLine[];
  onTake: (line: UnreadLine) => void;
}

/** Lines that look like results but could not be read. All are listed, none is dropped silently. */
export function UnreadLines({ lines, onTake }: UnreadLinesProps) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.unread}>
      <p>
        <FormattedMessage id="bloodwork.unread" values={{ count: lines.length }} />
      </p>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <li key={`${index} ${line.text}`}>
            <bdi>{line.text}</bdi>
            <Button tone="quiet" icon="plus" onClick={() => onTake(line)}>
              <FormattedMessage id="bloodwork.unread.take" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Text that is invisible on the pages of the file: reported, never imported. */
export function HiddenLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.unread}>
      <p role="status">
        <FormattedMessage id="bloodwork.hidden" values={{ count: lines.length }} />
      </p>
      <ul className={styles.lines}>
        {lines.slice(0, MOST_SHOWN).map((text, index) => (
          <li key={`${index} ${text}`}>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
