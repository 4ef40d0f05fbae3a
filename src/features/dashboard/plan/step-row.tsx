import { FormattedMessage, useIntl } from 'react-intl';
import { clockText } from '@/i18n/formats/clock-text.ts';
import { Link } from '@/ui/controls/link.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './plan.module.css';
import { StepAction, type StepHandlers } from './step-action.tsx';
import { idOf, pageOf, stepWords } from './step-words.ts';
import type { OpenStep } from './today-steps.ts';

/** One open step: its time, what it is, and its action. A tap on the words opens its page. */
export function StepRow({ step, now, ...handlers }: { step: OpenStep; now: number } & StepHandlers) {
  const intl = useIntl();
  const { title, detail, advice, isMissed } = stepWords(intl, step, now);
  return (
    <li className={styles.row}>
      <Link to={pageOf(step)} className={styles.rowLink}>
        <time className={styles.time} dateTime={new Date(step.at).toISOString()}>
          {clockText(step.at)}
        </time>
        <span className={styles.words}>
          <span id={idOf(step)} className={styles.title}>
            <bdi>{title}</bdi>
          </span>
          {isMissed && (
            <span className={styles.missed}>
              <Icon name="clock" size={16} />
              <FormattedMessage id="dashboard.plan.missed" />
            </span>
          )}
          {detail && (
            <span className={styles.detail}>
              <bdi>{detail}</bdi>
            </span>
          )}
          {advice && <span className={styles.detail}>{advice}</span>}
        </span>
      </Link>
      <span className={styles.action}>
        <StepAction step={step} now={now} {...handlers} />
      </span>
    </li>
  );
}
