import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ClinicalContent } from '@/app/content/english-part.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { Empty } from '@/ui/feedback/empty.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { useAfterPaint } from '@/ui/feedback/use-after-paint.ts';
import { ChartSection } from './chart-section.tsx';
import { DeletionNotice } from '@/features/readings/list/deletion-notice.tsx';
import { useEntry } from '@/features/readings/state/entry-state.ts';
import { ExportButton } from '@/features/readings/export/export-button.tsx';
import { KindFilter, kindFilters, type KindFilterValue } from '@/features/readings/list/kind-filter.tsx';
import { OpenAnswer, ReadingDetail, ReadingEntry } from './lazy-parts.tsx';
import { showReading } from '@/features/readings/state/open-reading.ts';
import { ReadingList } from '@/features/readings/list/reading-list.tsx';
import { trendKinds } from '@/features/readings/charts/trend-kinds.ts';
import { useNewestReadings } from '@/features/readings/list/use-newest-readings.ts';
import { useEntryFromUrl } from '@/features/readings/state/use-entry-from-url.ts';
import { useConfirmedEmpty } from '@/app/network/use-first-sync.ts';
import { useNow } from '@/ui/hooks/use-now.ts';
import { useReadingDeletion } from '@/features/readings/state/use-reading-deletion.ts';
import { WatchLine } from '@/features/readings/list/watch-line.tsx';
import styles from '@/features/readings/list/readings.module.css';

/** The rest of the page loads after this time, even without the first readings. */
const PATIENCE_MS = 1000;

/** All readings: chart, averages, list, file. The snapshot of the last visit is shown first, as on Today. */
export default function ReadingsPage() {
  const intl = useIntl();
  const now = useNow(60_000);
  useEntryFromUrl();
  // A tile of Today links here with its kind.
  const asked = (useLocation().state as { kind?: unknown } | null)?.kind;
  const [kind, setKind] = useState<KindFilterValue>(() => kindFilters.find((each) => each === asked) ?? 'all');
  const { readings: held, hasOlder, showOlder } = useNewestReadings(kind);
  const deletion = useReadingDeletion();
  const isEmpty = useConfirmedEmpty(held);
  const readings = held?.length === 0 && !isEmpty ? undefined : held;
  const isAsked = useEntry((entry) => entry.kind !== null);
  const isLate = useAfterPaint(readings !== undefined || isAsked, PATIENCE_MS);
  return (
    <Page title={intl.formatMessage({ id: 'readings.title' })}>
      {isLate && (
        <Suspense fallback={null}>
          <OpenAnswer />
        </Suspense>
      )}
      <KindFilter chosen={kind} onChoose={setKind} />
      <ClinicalContent line="after">
        {isEmpty ? (
          <Empty ghost="readings" title={intl.formatMessage({ id: 'readings.empty.title' })}>
            <p>{intl.formatMessage({ id: `readings.empty.${kind}` })}</p>
          </Empty>
        ) : (
          <div className={styles.columns}>
            <ChartSection kind={kind} now={now} expected={trendKinds(readings ?? [], now)} isLate={isLate} />
            <div>
              <SectionTitle action={<ExportButton />}>{intl.formatMessage({ id: 'readings.list' })}</SectionTitle>
              {readings && <ReadingList readings={readings} now={now} onOpen={showReading} />}
              {hasOlder && (
                <div className={styles.older}>
                  <Button tone="secondary" wide onClick={showOlder}>
                    {intl.formatMessage({ id: 'readings.more' })}
                  </Button>
                </div>
              )}
            </div>
          </div>
        )}
        <WatchLine />
      </ClinicalContent>
      <DeletionNotice {...deletion} />
      {isLate && (
        <Suspense fallback={null}>
          <ReadingEntry />
          <ReadingDetail now={now} onDelete={deletion.remove} />
        </Suspense>
      )}
    </Page>
  );
}
