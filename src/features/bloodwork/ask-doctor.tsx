import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { StoredBloodwork } from '@/db/records/bloodwork.ts';
import { useProfile } from '@/db/first-paint/use-profile.ts';
import { appendToMessageDraft } from '@/app/forms/doctor-message-draft.ts';
import { readResults } from '@/model/records/bloodwork.ts';
import { useSession } from '@/sync/session/session.ts';
import { Button } from '@/ui/controls/button.tsx';
import { aboutReport } from './summary.ts';

/** Opens the doctor chat with the results in the message field; the user can edit them before sending. */
export function AskDoctor({ report }: { report: StoredBloodwork }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const userId = useSession((session) => session.user?.id ?? '');
  const doctorId = useProfile(userId)?.assignedDoctorId;
  const ask = async () => {
    if (doctorId) await appendToMessageDraft(userId, doctorId, aboutReport(intl, report, readResults(report.results)));
    await navigate('/doctor-chat');
  };
  return (
    <Button tone="secondary" icon="message" onClick={() => void ask()}>
      <FormattedMessage id="bloodwork.ask" />
    </Button>
  );
}
