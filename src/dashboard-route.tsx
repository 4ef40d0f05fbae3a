import { DashboardPage } from '@/features/dashboard/dashboard-page.tsx';
import { AddTiles } from '@/features/readings/add-tiles.tsx';
import { DeletionNotice } from '@/features/readings/deletion-notice.tsx';
import { LatestReadings, useLatestReadings } from '@/features/readings/latest-readings.tsx';
import { OpenAnswer, useHasAlarm } from '@/features/readings/open-answer.tsx';
import { ReadingEntry } from '@/features/readings/reading-entry.tsx';
import { TodayReadings } from '@/features/readings/today-readings.tsx';
import { TREND_DAYS, Trends, useHasTrends } from '@/features/readings/trends.tsx';
import { useAskedEntry } from '@/features/readings/use-asked-entry.ts';
import { useNow } from '@/features/readings/use-now.ts';
import { useReadingDeletion } from '@/features/readings/use-reading-deletion.ts';
import { WatchLine } from '@/features/readings/watch-line.tsx';

/** Today joins what the features show there, because features never import each other. */
export default function DashboardRoute() {
  useAskedEntry();
  const now = useNow(60_000);
  const deletion = useReadingDeletion();
  const latest = useLatestReadings(now);
  const hasTrends = useHasTrends(now);
  return (
    <DashboardPage
      now={now}
      answers={<OpenAnswer />}
      hasAlarm={useHasAlarm()}
      today={<TodayReadings now={now} deletion={deletion} />}
      add={<AddTiles />}
      trends={hasTrends ? <Trends now={now} /> : null}
      trendDays={TREND_DAYS}
      latest={latest && latest.length > 0 ? <LatestReadings readings={latest} now={now} deletion={deletion} /> : null}
      watch={<WatchLine />}
      floating={
        <>
          <DeletionNotice {...deletion} />
          <ReadingEntry />
        </>
      }
    />
  );
}
