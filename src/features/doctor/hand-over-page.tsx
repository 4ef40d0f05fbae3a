import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { ClinicalWords } from '@/english-part.tsx';
import { isolated } from '@/i18n/isolated.ts';
import { plainName } from '@/model/person-name.ts';
import { useSession } from '@/sync/session.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Chip } from '@/ui/chip.tsx';
import { Page } from '@/ui/page.tsx';
import { useNow } from '@/use-now.ts';
import { AsOfLine } from './as-of-line.tsx';
import { DoctorViewProvider } from './doctor-view-provider.tsx';
import { HandOverTable } from './hand-over-table.tsx';
import { ListState } from './list-state.tsx';
import { useInbox } from './use-inbox.ts';
import styles from './hand-over.module.css';

/** /doctor/hand-over: what a colleague who covers has to know, on paper; whoever is no doctor goes to the dashboard. */
export default function HandOverPage() {
  const intl = useIntl();
  const user = useSession((session) => session.user);
  if (!user?.labels.includes('doctor')) return <Navigate to="/dashboard" replace />;
  return (
    <Page title={intl.formatMessage({ id: 'doctor.handOver' })} back="/doctor" tone="paper">
      <DoctorViewProvider doctorId={user.id}>
        <ClinicalWords line="after">
          <HandOver doctorId={user.id} doctorName={user.name} />
        </ClinicalWords>
      </DoctorViewProvider>
    </Page>
  );
}

function HandOver({ doctorId, doctorName }: { doctorId: string; doctorName: string }) {
  const intl = useIntl();
  const now = useNow(60_000);
  const [isWhole, setIsWhole] = useState(false);
  const inbox = useInbox(doctorId, { view: 'urgent', now });
  const rows = inbox.all.filter(({ level }) => isWhole || level !== 'steady');
  const steady = inbox.all.length - rows.length;
  return (
    <div className={styles.page}>
      <AsOfLine asOf={inbox.asOf} trouble={inbox.trouble} now={now} />
      <div className={styles.tools}>
        <Chip chosen={isWhole} onClick={() => setIsWhole(!isWhole)}>
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
            { name: isolated(intl, plainName(doctorName)), count: rows.length },
          )}
        />
      )}
      {(inbox.all.length === 0 || !inbox.isWhole) && <ListState inbox={inbox} />}
      {steady > 0 && (
        <Card>
          <p>{intl.formatMessage({ id: 'doctor.handOver.steady' }, { count: steady })}</p>
        </Card>
      )}
    </div>
  );
}
