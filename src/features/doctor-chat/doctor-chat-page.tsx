import { useLocation } from 'react-router-dom';
import { useSession } from '@/sync/session.ts';
import { ConversationList } from './conversation-list.tsx';
import { DoctorConversation } from './doctor-conversation.tsx';
import { PatientChat } from './patient-chat.tsx';

/** /doctor-chat: for a patient her doctor, for a doctor `?patient=` or the list of all. */
export default function DoctorChatPage() {
  const user = useSession((session) => session.user);
  const { search } = useLocation();
  if (!user) return null;
  if (!user.labels.includes('doctor')) return <PatientChat userId={user.id} />;
  const asked = new URLSearchParams(search);
  // `with` is what links said before.
  const patient = asked.get('patient') ?? asked.get('with');
  return patient ? <DoctorConversation doctorId={user.id} userId={patient} /> : <ConversationList doctorId={user.id} />;
}
