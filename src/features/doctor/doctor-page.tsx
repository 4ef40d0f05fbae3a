import { useIntl } from 'react-intl';
import { ClinicalWords } from '@/english-part.tsx';
import { useSession } from '@/sync/session.ts';
import { Card } from '@/ui/card.tsx';
import { Page } from '@/ui/page.tsx';
import { openDoctorView } from './doctor-view.ts';
import { DoctorViewProvider } from './doctor-view-provider.tsx';
import { Inbox } from './inbox.tsx';
import { listQueries } from './patient-queries.ts';

/** Begins to load the list before anything is drawn; the page takes what it finds open. */
function startList(): void {
  const { user } = useSession.getState();
  if (user?.labels.includes('doctor')) void openDoctorView(user.id, listQueries(user.id));
}
startList();

/** /doctor: a doctor's patients, the most urgent first. Anybody else who is signed in reads that it is not for her. */
export default function DoctorPage() {
  const intl = useIntl();
  const user = useSession((session) => session.user);
  return (
    <Page title={intl.formatMessage({ id: 'doctor.title' })} tone="paper">
      {user?.labels.includes('doctor') ? (
        <DoctorViewProvider doctorId={user.id}>
          <ClinicalWords line="after">
            <Inbox doctorId={user.id} />
          </ClinicalWords>
        </DoctorViewProvider>
      ) : (
        <Card>
          <p>{intl.formatMessage({ id: 'doctor.notDoctor' })}</p>
        </Card>
      )}
    </Page>
  );
}
