import { lazy, Suspense, type ComponentType } from 'react';
import { useNewestReadings } from '@/db/use-newest-readings.ts';
import { DashboardPage } from '@/features/dashboard/dashboard-page.tsx';
import { AddTiles } from '@/features/readings/add-tiles.tsx';
import { useAlarm } from '@/features/readings/alarm.ts';
import { DeletionNotice } from '@/features/readings/deletion-notice.tsx';
import { useEntry } from '@/features/readings/entry-state.ts';
import { OpenAnswer, ReadingEntry, Trends } from '@/features/readings/late-parts.tsx';
import { latestBeforeToday, LatestReadings } from '@/features/readings/latest-readings.tsx';
import { TodayReadings } from '@/features/readings/today-readings.tsx';
import { TREND_DAYS, trendKinds } from '@/features/readings/trend-kinds.ts';
import { TrendPlaces } from '@/features/readings/trend-places.tsx';
import { useAskedEntry } from '@/features/readings/use-asked-entry.ts';
import { useNow } from '@/use-now.ts';
import { useReadingDeletion } from '@/features/readings/use-reading-deletion.ts';
import { WatchLine } from '@/features/readings/watch-line.tsx';
import { allWords } from '@/i18n/catalogue.ts';
import { useLate } from '@/ui/use-late.ts';
import { useSession } from '@/sync/session.ts';

type LatePart = ComponentType<{ now: number }>;

/** What comes after the first frame, with its words. A script that is neither on the phone nor to be had takes nothing else of Today with it. */
const latePart = (load: () => Promise<{ default: LatePart }>) =>
  lazy<LatePart>(() =>
    Promise.all([load(), allWords()]).then(
      ([part]) => part,
      () => ({ default: () => null }),
    ),
  );

const CareToday = latePart(() => import('@/care-today.tsx'));
const PastDueCards = latePart(() => import('@/features/dashboard/past-due-cards.tsx'));

/** The newest of all kinds: more than anyone measures in a day, and enough to know what the last two weeks held. */
const NEWEST = 50;
/** The rest of the page does not wait longer for the first readings. */
const PATIENCE_MS = 1000;

/**
 * Today joins what the features show there, because features never import each other. First what the last visit left:
 * the week and the newest readings; when they are on screen, what needs the store and the rules.
 */
export default function DashboardRoute() {
  useAskedEntry();
  const now = useNow(60_000);
  const userId = useSession((session) => session.user?.id ?? '');
  const newest = useNewestReadings({ userId, limit: NEWEST });
  const isAsked = useEntry((entry) => entry.kind !== null);
  const isLate = useLate(newest !== undefined || isAsked, PATIENCE_MS);
  const deletion = useReadingDeletion();
  const readings = newest?.readings ?? [];
  const latest = latestBeforeToday(readings, now);
  const kinds = trendKinds(readings, now);
  const places = <TrendPlaces count={kinds.length} />;
  return (
    <DashboardPage
      now={now}
      answers={
        isLate && (
          <Suspense fallback={null}>
            <OpenAnswer />
          </Suspense>
        )
      }
      hasAlarm={useAlarm((alarm) => alarm.isOpen)}
      today={newest && <TodayReadings newest={readings} now={now} deletion={deletion} />}
      add={<AddTiles />}
      care={
        isLate && (
          <Suspense fallback={null}>
            <PastDueCards now={now} />
            <CareToday now={now} />
          </Suspense>
        )
      }
      trends={
        kinds.length > 0 && (
          <Suspense fallback={places}>{isLate ? <Trends now={now} places={places} /> : places}</Suspense>
        )
      }
      trendDays={TREND_DAYS}
      latest={latest.length > 0 && <LatestReadings readings={latest} now={now} deletion={deletion} />}
      watch={<WatchLine />}
      floating={
        <>
          <DeletionNotice {...deletion} />
          {isLate && (
            <Suspense fallback={null}>
              <ReadingEntry />
            </Suspense>
          )}
        </>
      }
    />
  );
}
