import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { KeptBloodwork } from '@/db/bloodwork.ts';
import { useProfile } from '@/db/use-profile.ts';
import { beginMessage } from '@/doctor-message-draft.ts';
import { readResults } from '@/model/bloodwork.ts';
import { useSession } from '@/sync/session.ts';
import { Button } from '@/ui/button.tsx';
import { aboutReport } from './summary.ts';

/** Leads to the doctor with the results in the message box, where they can be changed before anything is sent. */
export function AskDoctor({ report }: { report: KeptBloodwork }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const userId = useSession((session) => session.user?.id ?? '');
  const doctorId = useProfile(userId)?.assignedDoctorId;
  const ask = async () => {
    if (doctorId) await beginMessage(userId, doctorId, aboutReport(intl, report, readResults(report.results)));
    await navigate('/doctor-chat');
  };
  return (
    <Button tone="secondary" icon="message" onClick={() => void ask()}>
      <FormattedMessage id="bloodwork.ask" />
    </Button>
  );
}
