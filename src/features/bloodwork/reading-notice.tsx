import { FormattedMessage, useIntl } from 'react-intl';
import { refusalText } from '@/i18n/phrases/file-words.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './review.module.css';
import type { LabReadingState, ReadingTrouble } from './use-lab-reading.ts';

interface ReadingNoticeProps {
  state: LabReadingState;
  fileName: string;
  onCancel: () => void;
}

/** Progress of reading the chosen file, or why it failed. */
export function ReadingNotice({ state, fileName, onCancel }: ReadingNoticeProps) {
  const intl = useIntl();
  if (state.phase === 'reading') {
    const { step, page, pages, share } = state.progress ?? { step: 'opening', page: 1, pages: 1, share: 0 };
    return (
      <div className={styles.notice}>
        <p role="status">
          <FormattedMessage id={`bloodwork.reading.${step}`} values={{ page, pages }} />
        </p>
        <progress
          className={styles.progress}
          max={pages}
          value={step === 'looking' ? page - 1 + share : page - 1}
          aria-label={intl.formatMessage({ id: 'bloodwork.reading.bar' })}
        />
        <Button tone="quiet" onClick={onCancel}>
          <FormattedMessage id="bloodwork.reading.stop" />
        </Button>
      </div>
    );
  }
  if (state.phase === 'failed')
    return (
      <p role="alert" className={styles.trouble}>
        <Icon name="alert" size={20} />
        <span>
          <TroubleText trouble={state.trouble} fileName={fileName} />
        </span>
      </p>
    );
  if (state.phase === 'cancelled')
    return (
      <p role="status" className={styles.quiet}>
        <FormattedMessage id="bloodwork.reading.stopped" />
      </p>
    );
  if (state.phase === 'read' && state.reading.report.rows.length === 0)
    return (
      <p role="status" className={styles.trouble}>
        <Icon name="alert" size={20} />
        <span>
          <FormattedMessage id="bloodwork.reading.nothing" />
        </span>
      </p>
    );
  return null;
}

function TroubleText({ trouble, fileName }: { trouble: ReadingTrouble; fileName: string }) {
  const intl = useIntl();
  if (trouble.kind === 'refused') return refusalText(intl, 'medical-files', trouble.reason, fileName);
  return intl.formatMessage({ id: `bloodwork.unreadable.${trouble.reason}` }, { name: fileName, pages: trouble.pages });
}
