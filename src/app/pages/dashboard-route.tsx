import { lazy, Suspense, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useLatePlan } from '@/app/plan/use-late-plan.ts';
import { useNewestReadings } from '@/db/first-paint/use-newest-readings.ts';
import { useProfile } from '@/db/first-paint/use-profile.ts';
import { ReservedSpace } from '@/features/dashboard/reserved-space.tsx';
import { TodayPlan } from '@/features/dashboard/plan/today-plan.tsx';
import { ToolRows } from '@/features/dashboard/plan/tool-rows.tsx';
import { SeenLine } from '@/features/readings/values/seen-line.tsx';
import { readingText } from '@/features/readings/values/reading-words.ts';
import { DashboardPage } from '@/features/dashboard/dashboard-page.tsx';
import { useAlarm } from '@/features/readings/state/alarm.ts';
import { DeletionNotice } from '@/features/readings/list/deletion-notice.tsx';
import { openEntry, useEntry } from '@/features/readings/state/entry-state.ts';
import { OpenAnswer, ReadingDetail, ReadingEntry, Trends } from '@/features/readings/lazy-parts.tsx';
import { latestBeforeToday, LatestReadings } from '@/features/readings/list/latest-readings.tsx';
import { DoneReading } from '@/features/readings/list/done-reading.tsx';
import { TREND_DAYS, trendKinds } from '@/features/readings/charts/trend-kinds.ts';
import { TrendPlaceholders } from '@/features/readings/charts/trend-placeholders.tsx';
import { useEntryFromUrl } from '@/features/readings/state/use-entry-from-url.ts';
import { useNow } from '@/ui/hooks/use-now.ts';
import { useReadingDeletion } from '@/features/readings/state/use-reading-deletion.ts';
import { WatchLine } from '@/features/readings/list/watch-line.tsx';
import { loadAllMessages } from '@/i18n/catalogue/catalogue.ts';
import { useAfterPaint } from '@/ui/feedback/use-after-paint.ts';
import type { Reading } from '@/model/records/reading.ts';
import { useSession } from '@/sync/session/session.ts';

type DeferredPart = ComponentType<{ now: number }>;

/** A part of Today that loads after the first frame, with its messages. If its chunk cannot be loaded, the rest of Today still works. */
const deferredPart = (load: () => Promise<{ default: DeferredPart }>) =>
  lazy<DeferredPart>(() =>
    Promise.all([load(), loadAllMessages()]).then(
      ([part]) => part,
      () => ({ default: () => null }),
    ),
  );

const CareToday = deferredPart(() => import('@/app/pages/care-today.tsx'));
const EpisodesToday = deferredPart(() => import('@/app/pages/episodes-today.tsx'));
const PastDueCards = deferredPart(() => import('@/features/dashboard/past-due-cards.tsx'));

const InstallRow = deferredPart(() => import('@/features/frame/install-row.tsx'));

/** Number of newest readings to load: more than anyone measures in a day, and enough to know which kinds the last two weeks have. */
const NEWEST_COUNT = 50;
const noReadings: readonly Reading[] = [];
/** The rest of the page waits at most this long for the first readings. */
const FIRST_READINGS_TIMEOUT_MS = 1000;

/**
 * Today joins parts of several features, because features never import each other. First the snapshot of the last visit is
 * shown (the week and the newest readings); after the paint follow the parts that need the store and the rules.
 */
export default function DashboardRoute() {
  useEntryFromUrl();
  const now = useNow(60_000);
  const userId = useSession((session) => session.user?.id ?? '');
  const newest = useNewestReadings({ userId, limit: NEWEST_COUNT });
  const isEntryOpen = useEntry((entry) => entry.kind !== null);
  const isPainted = useAfterPaint(newest !== undefined || isEntryOpen, FIRST_READINGS_TIMEOUT_MS);
  const deletion = useReadingDeletion();
  const intl = useIntl();
  const storedProfile = useProfile(userId);
  const late = useLatePlan(userId);
  const isTimedOut = useAfterPaint(false, FIRST_READINGS_TIMEOUT_MS);
  const profile = storedProfile ?? null;
  const readings = newest?.readings ?? noReadings;
  const latest = latestBeforeToday(readings, now);
  const kinds = trendKinds(readings, now);
  const places = <TrendPlaceholders count={kinds.length} />;
  return (
    <DashboardPage
      now={now}
      answers={
        isPainted && (
          <Suspense fallback={null}>
            <OpenAnswer />
            <EpisodesToday now={now} />
          </Suspense>
        )
      }
      hasAlarm={useAlarm((alarm) => alarm.isOpen)}
      plan={
        newest &&
        (storedProfile !== undefined || isTimedOut) && (
          <TodayPlan
            now={now}
            profile={profile}
            readings={readings}
            late={late}
            onAdd={({ kind, moment }) => openEntry(kind, moment)}
            textOf={(reading) => readingText(intl, reading)}
            seenOf={(reading) => <SeenLine readingId={reading.id} />}
            rowOf={(reading) => <DoneReading key={reading.id} reading={reading} />}
            matters={
              <ReservedSpace>
                {isPainted && (
                  <Suspense fallback={null}>
                    <PastDueCards now={now} />
                    <CareToday now={now} />
                  </Suspense>
                )}
              </ReservedSpace>
            }
            tools={<ToolRows profile={profile} now={now} />}
          />
        )
      }
      install={
        isPainted && (
          <Suspense fallback={null}>
            <InstallRow now={now} />
          </Suspense>
        )
      }
      trends={
        kinds.length > 0 && (
          <Suspense fallback={places}>{isPainted ? <Trends now={now} places={places} /> : places}</Suspense>
        )
      }
      trendDays={TREND_DAYS}
      latest={latest.length > 0 && <LatestReadings readings={latest} now={now} />}
      watch={<WatchLine />}
      floating={
        <>
          <DeletionNotice {...deletion} />
          {isPainted && (
            <Suspense fallback={null}>
              <ReadingEntry />
              <ReadingDetail now={now} onDelete={deletion.remove} />
            </Suspense>
          )}
        </>
      }
    />
  );
}
