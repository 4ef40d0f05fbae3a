import { useLocation } from 'react-router-dom';
import { useSession } from '@/sync/session/session.ts';
import { ConversationList } from './conversation-list.tsx';
import { DoctorConversation } from './doctor-conversation.tsx';
import { PatientChat } from './patient-chat.tsx';

/**
 * /doctor-chat: a patient's conversation with her doctor; for a doctor the conversation of `?patient=`, or the list of
 * all.
 */
export default function DoctorChatPage() {
  const user = useSession((session) => session.user);
  const { search } = useLocation();
  if (!user) return null;
  if (!user.labels.includes('doctor')) return <PatientChat userId={user.id} />;
  const parameters = new URLSearchParams(search);
  // Links of older versions use `with`.
  const patient = parameters.get('patient') ?? parameters.get('with');
  return patient ? <DoctorConversation doctorId={user.id} userId={patient} /> : <ConversationList doctorId={user.id} />;
}
