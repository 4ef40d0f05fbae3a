import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { DoctorChatPage } from '@/features/doctor-chat/doctor-chat-page.tsx';
import { isMidwife } from '@/model/account/staff.ts';
import { PushOffer } from '@/features/notifications/push-offer.tsx';
import { useSession } from '@/sync/session/session.ts';
import { Loading } from '@/ui/feedback/loading.tsx';

/** The code of the doctor's pages is not loaded for a patient. */
const DoctorThreads = lazy(() => import('./doctor-threads.tsx'));

/** /doctor-chat: a patient's conversation with her doctor, or a doctor's conversations. */
export default function DoctorChatRoute() {
  const user = useSession((session) => session.user);
  // A midwife reads the messages of a patient on the patient's page.
  if (user && isMidwife(user.labels)) return <Navigate to="/doctor" replace />;
  if (!user?.labels.includes('doctor')) return <DoctorChatPage offer={<PushOffer about="messages" />} />;
  return (
    <Suspense fallback={<Loading />}>
      <DoctorThreads doctorId={user.id} />
    </Suspense>
  );
}
