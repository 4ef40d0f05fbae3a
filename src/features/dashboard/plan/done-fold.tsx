import { Fragment, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { clockText } from '@/i18n/formats/clock-text.ts';
import type { Reading } from '@/model/records/reading.ts';
import { ListRow } from '@/ui/layout/list.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './plan.module.css';
import { pageOf } from './step-words.ts';
import type { TodayStep } from './today-steps.ts';

interface DoneFoldProps {
  done: readonly TodayStep[];
  textOf: (reading: Reading) => string;
  /** Who saw the reading; shown while the row is closed too. */
  seenOf: (reading: Reading) => ReactNode;
  rowOf: (reading: Reading) => ReactNode;
}

/** What was done today, in one row with the measured values; it opens to the rows. */
export function DoneFold({ done, textOf, seenOf, rowOf }: DoneFoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <li className={styles.foldPlace}>
        <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="check" size={20} />
          <span className={styles.words}>
            <span className={styles.doneCount}>
              <FormattedMessage id="dashboard.plan.done" values={{ count: done.length }} />
            </span>
            {!isOpen && (
              <span className={styles.values}>
                {done.map(
                  (step) =>
                    step.is === 'reading' && (
                      <bdi key={step.key} dir="ltr">
                        {textOf(step.reading)}
                      </bdi>
                    ),
                )}
              </span>
            )}
            {!isOpen &&
              done.map((step) => step.is === 'reading' && <Fragment key={step.key}>{seenOf(step.reading)}</Fragment>)}
          </span>
          <Icon name="chevron-down" size={20} className={isOpen ? styles.up : undefined} />
        </button>
      </li>
      {isOpen &&
        done.map((step) => (step.is === 'reading' ? rowOf(step.reading) : <DoneRow key={step.key} step={step} />))}
    </>
  );
}

/** A dose or a visit. Its page takes the answer back. */
function DoneRow({ step }: { step: Exclude<TodayStep, { is: 'reading' }> }) {
  const title = step.is === 'dose' ? step.medicine : step.is === 'visit' ? step.kind : '';
  return (
    <ListRow
      done
      to={pageOf(step)}
      lead={<time>{clockText(step.at)}</time>}
      title={<bdi>{title}</bdi>}
      detail={
        step.is === 'dose' && step.doneAt !== null ? (
          <FormattedMessage
            id={step.isSkipped ? 'dashboard.plan.skippedAt' : 'dashboard.plan.takenAt'}
            values={{ time: clockText(step.doneAt) }}
          />
        ) : undefined
      }
    />
  );
}
