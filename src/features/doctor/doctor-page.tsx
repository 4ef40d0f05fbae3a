import { useIntl } from 'react-intl';
import { ClinicalContent } from '@/app/content/english-part.tsx';
import { ListKeys } from '@/app/keys/list-keys.tsx';
import { isClinician } from '@/model/account/staff.ts';
import { useSession } from '@/sync/session/session.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { useDesk } from '@/ui/page/use-desk.ts';
import { openDoctorView } from '@/features/doctor/queries/doctor-view.ts';
import { DoctorViewProvider } from '@/features/doctor/queries/doctor-view-provider.tsx';
import { Inbox } from './inbox.tsx';
import { listQueries } from '@/features/doctor/queries/patient-queries.ts';

/** Starts loading the list before the first render, so that the page finds the requests already under way. */
function startList(): void {
  const { user } = useSession.getState();
  if (user && isClinician(user.labels)) void openDoctorView(user.id, listQueries(user.id));
}
startList();

/**
 * /doctor: a doctor's patients, the most urgent first. Any other signed-in user reads that the page is for doctors
 * only.
 */
export default function DoctorPage() {
  const intl = useIntl();
  const user = useSession((session) => session.user);
  const isDesk = useDesk();
  const isClinicians = user !== null && isClinician(user.labels);
  return (
    <Page
      title={intl.formatMessage({ id: 'doctor.title' })}
      tone="paper"
      tools={
        isDesk &&
        isClinicians && (
          <>
            <ListTools />
            <ListKeys />
          </>
        )
      }
    >
      {isClinicians ? (
        <DoctorViewProvider doctorId={user.id}>
          <ClinicalContent line="after">
            <Inbox doctorId={user.id} />
            {!isDesk && <ListTools />}
          </ClinicalContent>
        </DoctorViewProvider>
      ) : (
        <Card>
          <p>{intl.formatMessage({ id: 'doctor.notDoctor' })}</p>
        </Card>
      )}
    </Page>
  );
}

/** Other views of the same patients: in the header, or below the list where the header has no room. */
function ListTools() {
  const intl = useIntl();
  return (
    <>
      <ButtonLink to="/doctor/numbers" tone="quiet" icon="activity">
        {intl.formatMessage({ id: 'cohort.link' })}
      </ButtonLink>
      <ButtonLink to="/doctor/hand-over" tone="quiet" icon="print">
        {intl.formatMessage({ id: 'doctor.handOver' })}
      </ButtonLink>
    </>
  );
}
