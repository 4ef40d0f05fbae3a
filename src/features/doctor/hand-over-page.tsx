import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { ClinicalContent } from '@/app/content/english-part.tsx';
import { bidiIsolate } from '@/i18n/formats/bidi-isolation.ts';
import { plainName } from '@/model/account/person-name.ts';
import { ListKeys } from '@/app/keys/list-keys.tsx';
import { isClinician } from '@/model/account/staff.ts';
import { useSession } from '@/sync/session/session.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { Chip } from '@/ui/controls/chip.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { useNow } from '@/ui/hooks/use-now.ts';
import { AsOfLine } from '@/features/doctor/elements/as-of-line.tsx';
import { DoctorViewProvider } from '@/features/doctor/queries/doctor-view-provider.tsx';
import { HandOverTable } from '@/features/doctor/list/hand-over-table.tsx';
import { ListState } from '@/features/doctor/list/list-state.tsx';
import { useInbox } from '@/features/doctor/list/use-inbox.ts';
import styles from '@/features/doctor/list/hand-over.module.css';

/**
 * /doctor/hand-over: a printable list for the colleague who takes over. Users who are not doctors are redirected to the
 * dashboard.
 */
export default function HandOverPage() {
  const intl = useIntl();
  const user = useSession((session) => session.user);
  if (!user || !isClinician(user.labels)) return <Navigate to="/dashboard" replace />;
  return (
    <Page title={intl.formatMessage({ id: 'doctor.handOver' })} back="/doctor" tone="paper" tools={<ListKeys />}>
      <DoctorViewProvider doctorId={user.id}>
        <ClinicalContent line="after">
          <HandOver doctorId={user.id} doctorName={user.name} />
        </ClinicalContent>
      </DoctorViewProvider>
    </Page>
  );
}

function HandOver({ doctorId, doctorName }: { doctorId: string; doctorName: string }) {
  const intl = useIntl();
  const now = useNow(60_000);
  const [isComplete, setIsWhole] = useState(false);
  const inbox = useInbox(doctorId, { view: 'urgent', now });
  const rows = inbox.all.filter(({ level }) => isComplete || level !== 'steady');
  const steady = inbox.all.length - rows.length;
  return (
    <div className={styles.page}>
      <AsOfLine asOf={inbox.asOf} trouble={inbox.trouble} now={now} />
      <div className={styles.tools}>
        <Chip chosen={isComplete} onClick={() => setIsWhole(!isComplete)}>
          {intl.formatMessage({ id: 'doctor.handOver.whole' })}
        </Chip>
        <Button icon="print" onClick={() => window.print()}>
          {intl.formatMessage({ id: 'doctor.handOver.print' })}
        </Button>
      </div>
      {rows.length > 0 && (
        <HandOverTable
          rows={rows}
          now={now}
          caption={intl.formatMessage(
            { id: 'doctor.handOver.caption' },
            { name: bidiIsolate(intl, plainName(doctorName)), count: rows.length },
          )}
        />
      )}
      {(inbox.all.length === 0 || !inbox.isComplete) && <ListState inbox={inbox} />}
      {steady > 0 && (
        <Card>
          <p>{intl.formatMessage({ id: 'doctor.handOver.steady' }, { count: steady })}</p>
        </Card>
      )}
    </div>
  );
}
