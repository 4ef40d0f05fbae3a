import { lazy, Suspense, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { useAfterPaint } from '@/ui/feedback/use-after-paint.ts';
import styles from './dashboard.module.css';
import type { WeekHeader } from './week-header.ts';

/** The drawing is decoration: without its chunk the row still works. */
const WeekPicture = lazy<ComponentType<{ week: number }>>(() =>
  import('./week-picture.tsx').catch(() => ({ default: () => null })),
);

/** The first and the last week with a page. */
const [FIRST_WEEK, LAST_WEEK] = [4, 42];
/** Weeks after birth that have a page. */
const WEEKS_AFTER_BIRTH = 12;
/** The drawing waits at most so long (ms) for the first paint. */
const PICTURE_TIMEOUT_MS = 1000;

/** One row to the page of this week; none when there is no such page. */
export function WeekRow({ header }: { header: Extract<WeekHeader, { is: 'pregnant' | 'born' }> }) {
  const isPainted = useAfterPaint(true, PICTURE_TIMEOUT_MS);
  const isBorn = header.is === 'born';
  if (isBorn ? header.weeks >= WEEKS_AFTER_BIRTH : header.weeks < FIRST_WEEK || header.weeks > LAST_WEEK) return null;
  return (
    <div className={styles.weekRow}>
      <List>
        <ListRow
          to="/milestones"
          lead={
            <span className={styles.weekPicture}>
              {isPainted && (
                <Suspense fallback={null}>
                  <WeekPicture week={isBorn ? LAST_WEEK : header.weeks} />
                </Suspense>
              )}
            </span>
          }
          title={
            isBorn ? (
              <FormattedMessage id="dashboard.week.born" />
            ) : (
              <FormattedMessage id="dashboard.week.pregnant" values={{ week: header.weeks }} />
            )
          }
          detail={<FormattedMessage id="dashboard.week.detail" />}
        />
      </List>
    </div>
  );
}
