import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ConflictLines } from '@/app/recovery/conflict-lines.tsx';
import { liveBloodwork, type StoredBloodwork } from '@/db/records/bloodwork.ts';
import { liveProfile } from '@/db/records/live-profile.ts';
import { useLiveQuery, useLiveResult } from '@/db/queries/use-live-query.ts';
import { ClinicalContent } from '@/app/content/english-part.tsx';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Empty } from '@/ui/feedback/empty.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import { useConfirmedEmpty } from '@/app/network/use-first-sync.ts';
import styles from './bloodwork.module.css';
import { RejectedReports } from './rejected-reports.tsx';
import { ReportCard } from './report-card.tsx';
import { ReportForm } from './report-form.tsx';
import { TrendTable } from './trend-table.tsx';

/** Lab reports: each value against its printed reference range, and its trend. */
export default function BloodworkPage() {
  const intl = useIntl();
  const [attempt, setAttempt] = useState(0);
  const { answer: stored, hasFailed } = useLiveResult(liveBloodwork, `bloodwork ${attempt}`);
  const profile = useLiveQuery(liveProfile, 'profile');
  // Wait for the profile too: the usual range of the trimester is shown among the values, in the same frame.
  const reports = profile === undefined ? undefined : stored;
  const isNothingYet = useConfirmedEmpty(reports);
  const isPlain = useLossMode((mode) => mode.isPlain);
  const [edited, setEdited] = useState<StoredBloodwork | 'new' | null>(null);
  const close = () => setEdited(null);
  return (
    <Page
      title={intl.formatMessage({ id: 'bloodwork.title' })}
      back="/more"
      rail={<Rail related={['/doctor-chat', '/report', '/medicaldocs', '/appointment']} values calls />}
      tone={isPlain ? 'paper' : 'blush'}
      action={
        <Button wide icon="plus" onClick={() => setEdited('new')}>
          {intl.formatMessage({ id: 'bloodwork.add' })}
        </Button>
      }
    >
      <RejectedReports />
      {hasFailed && (
        <div role="alert" className={styles.failure}>
          <p className={styles.error}>{intl.formatMessage({ id: 'bloodwork.notRead' })}</p>
          <Button tone="secondary" icon="refresh" onClick={() => setAttempt(attempt + 1)}>
            {intl.formatMessage({ id: 'attention.retry' })}
          </Button>
        </div>
      )}
      {isNothingYet && !hasFailed && (
        <Empty ghost="labs" title={intl.formatMessage({ id: 'bloodwork.empty.title' })}>
          <p>{intl.formatMessage({ id: 'bloodwork.empty' })}</p>
        </Empty>
      )}
      {reports && reports.length > 0 && (
        <ClinicalContent line="before">
          <ConflictLines collection="bloodwork" />
          <ul className={styles.list}>
            {reports.map((report) => (
              <ReportCard key={report.id} report={report} profile={profile ?? null} onEdit={() => setEdited(report)} />
            ))}
          </ul>
          <TrendTable reports={reports} />
        </ClinicalContent>
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
