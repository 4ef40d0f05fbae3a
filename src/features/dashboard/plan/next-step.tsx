import { FormattedMessage, useIntl } from 'react-intl';
import { stateOf } from '@/clinical/plan/day-plan.ts';
import { clockText } from '@/i18n/formats/clock-text.ts';
import { Link } from '@/ui/controls/link.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './plan.module.css';
import { StepAction, type StepHandlers } from './step-action.tsx';
import { idOf, pageOf, stepWords } from './step-words.ts';
import type { OpenStep } from './today-steps.ts';

/** What to do next, large, with its one action. */
export function NextStep({ step, now, ...handlers }: { step: OpenStep; now: number } & StepHandlers) {
  const intl = useIntl();
  const { title, detail, advice, isMissed } = stepWords(intl, step, now);
  const isNow = step.is === 'dose' && stateOf(step, now) === 'due';
  return (
    <section className={styles.next} aria-labelledby={idOf(step)}>
      <p className={isMissed ? styles.missed : styles.when}>
        <FormattedMessage
          id={isMissed ? 'dashboard.plan.missed' : isNow ? 'dashboard.plan.now' : 'dashboard.plan.next'}
        />
        <time dateTime={new Date(step.at).toISOString()}>{clockText(step.at)}</time>
      </p>
      <Link to={pageOf(step)} className={styles.nextLink}>
        <div className={styles.words}>
          <h3 id={idOf(step)} className={styles.nextTitle}>
            <bdi>{title}</bdi>
          </h3>
          {detail && (
            <span className={styles.detail}>
              <bdi>{detail}</bdi>
            </span>
          )}
        </div>
        <Icon name="chevron-right" size={20} />
      </Link>
      {advice && <p className={styles.advice}>{advice}</p>}
      <StepAction step={step} now={now} isNext {...handlers} />
    </section>
  );
}
