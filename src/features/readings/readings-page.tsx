import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ClinicalWords } from '@/english-part.tsx';
import { Button } from '@/ui/button.tsx';
import { Empty } from '@/ui/empty.tsx';
import { Page } from '@/ui/page.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { useLate } from '@/ui/use-late.ts';
import { AddActions } from './add-actions.tsx';
import { ChartSection } from './chart-section.tsx';
import { DeletionNotice } from './deletion-notice.tsx';
import { useEntry } from './entry-state.ts';
import { ExportButton } from './export-button.tsx';
import { KindFilter, kindFilters, type KindFilterValue } from './kind-filter.tsx';
import { OpenAnswer, ReadingEntry } from './late-parts.tsx';
import { ReadingList } from './reading-list.tsx';
import { trendKinds } from './trend-kinds.ts';
import { useNewestReadings } from './older-readings.ts';
import { useAskedEntry } from './use-asked-entry.ts';
import { useNothingYet } from '@/use-nothing-yet.ts';
import { useNow } from '@/use-now.ts';
import { useReadingDeletion } from './use-reading-deletion.ts';
import { WatchLine } from './watch-line.tsx';
import styles from './readings.module.css';

/** The rest of the page does not wait longer for the first readings. */
const PATIENCE_MS = 1000;

/** All readings: chart, averages, list, file. What the last visit left comes first, as on Today. */
export default function ReadingsPage() {
  const intl = useIntl();
  const now = useNow(60_000);
  useAskedEntry();
  // A tile of Today leads here with the kind it shows.
  const asked = (useLocation().state as { kind?: unknown } | null)?.kind;
  const [kind, setKind] = useState<KindFilterValue>(() => kindFilters.find((each) => each === asked) ?? 'all');
  const { readings: held, hasOlder, showOlder } = useNewestReadings(kind);
  const deletion = useReadingDeletion();
  const isEmpty = useNothingYet(held);
  const readings = held?.length === 0 && !isEmpty ? undefined : held;
  const isAsked = useEntry((entry) => entry.kind !== null);
  const isLate = useLate(readings !== undefined || isAsked, PATIENCE_MS);
  return (
    <Page title={intl.formatMessage({ id: 'readings.title' })} action={<AddActions kind={kind} />}>
      {isLate && (
        <Suspense fallback={null}>
          <OpenAnswer />
        </Suspense>
      )}
      <KindFilter chosen={kind} onChoose={setKind} />
      <ClinicalWords line="after">
        {isEmpty ? (
          <Empty title={intl.formatMessage({ id: 'readings.empty.title' })}>
            <p>{intl.formatMessage({ id: `readings.empty.${kind}` })}</p>
          </Empty>
        ) : (
          <div className={styles.columns}>
            <ChartSection kind={kind} now={now} expected={trendKinds(readings ?? [], now)} isLate={isLate} />
            <div>
              <SectionTitle action={<ExportButton />}>{intl.formatMessage({ id: 'readings.list' })}</SectionTitle>
              {readings && <ReadingList readings={readings} now={now} onDelete={deletion.remove} />}
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
      </ClinicalWords>
      <DeletionNotice {...deletion} />
      {isLate && (
        <Suspense fallback={null}>
          <ReadingEntry />
        </Suspense>
      )}
    </Page>
  );
}
