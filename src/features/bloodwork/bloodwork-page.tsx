import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ConflictLines } from '@/conflict-lines.tsx';
import { liveBloodwork, type KeptBloodwork } from '@/db/bloodwork.ts';
import { liveProfile } from '@/db/live-profile.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { ClinicalWords } from '@/english-part.tsx';
import { useTact } from '@/tact.ts';
import { Button } from '@/ui/button.tsx';
import { Empty } from '@/ui/empty.tsx';
import { Page } from '@/ui/page.tsx';
import { useNothingYet } from '@/use-nothing-yet.ts';
import styles from './bloodwork.module.css';
import { ReportCard } from './report-card.tsx';
import { ReportForm } from './report-form.tsx';
import { TrendTable } from './trend-table.tsx';

/** Lab reports: each value against the range printed beside it, and how it changes. */
export default function BloodworkPage() {
  const intl = useIntl();
  const kept = useLiveQuery(liveBloodwork, 'bloodwork');
  const profile = useLiveQuery(liveProfile, 'profile');
  // What is usual in her trimester stands among the values: with it they come in one frame.
  const reports = profile === undefined ? undefined : kept;
  const isNothingYet = useNothingYet(reports);
  const isPlain = useTact((tact) => tact.isPlain);
  const [edited, setEdited] = useState<KeptBloodwork | 'new' | null>(null);
  const close = () => setEdited(null);
  return (
    <Page
      title={intl.formatMessage({ id: 'bloodwork.title' })}
      back="/more"
      width="reading"
      tone={isPlain ? 'paper' : 'blush'}
      action={
        <Button wide icon="plus" onClick={() => setEdited('new')}>
          {intl.formatMessage({ id: 'bloodwork.add' })}
        </Button>
      }
    >
      {isNothingYet && (
        <Empty title={intl.formatMessage({ id: 'bloodwork.empty.title' })}>
          <p>{intl.formatMessage({ id: 'bloodwork.empty' })}</p>
        </Empty>
      )}
      {reports && reports.length > 0 && (
        <ClinicalWords line="before">
          <ConflictLines collection="bloodwork" />
          <ul className={styles.list}>
            {reports.map((report) => (
              <ReportCard key={report.id} report={report} profile={profile ?? null} onEdit={() => setEdited(report)} />
            ))}
          </ul>
          <TrendTable reports={reports} />
        </ClinicalWords>
      )}
      {edited && (
        <ReportForm
          report={edited === 'new' ? null : edited}
          profile={profile ?? null}
          onClose={close}
          onSaved={close}
        />
      )}
    </Page>
  );
}
