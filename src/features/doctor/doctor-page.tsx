import { useIntl } from 'react-intl';
import { ClinicalWords } from '@/english-part.tsx';
import { useSession } from '@/sync/session.ts';
import { Card } from '@/ui/card.tsx';
import { Page } from '@/ui/page.tsx';
import { openDoctorView } from './doctor-view.ts';
import { DoctorViewProvider } from './doctor-view-provider.tsx';
import { Inbox } from './inbox.tsx';
import { listQueries } from './patient-queries.ts';

/** Begins to load the list before anything is drawn. */
function startList(): Promise<unknown> {
  const { user } = useSession.getState();
  if (!user?.labels.includes('doctor')) return Promise.resolve();
  const queries = listQueries(user.id);
  // What the last visit left, or the answer on its way: nothing kept is no list.
  return openDoctorView(user.id, queries).then(({ client, first }) =>
    first ? undefined : Promise.all(queries.map((query) => client.ensureQueryData(query))).catch(() => undefined),
  );
}

/** Fulfilled when there is a list to draw, if whoever opens this page has one. */
export const firstList: Promise<unknown> = startList();

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
