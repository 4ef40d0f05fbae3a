import { ThreadHead } from '@/features/doctor/threads/thread-head.tsx';
import { useThreadFacts } from '@/features/doctor/threads/use-thread-facts.ts';
import { DoctorChatPage } from '@/features/doctor-chat/doctor-chat-page.tsx';
import { FilledTemplates } from './filled-templates.tsx';
import { PushOffer } from '@/features/notifications/push-offer.tsx';

/** A doctor's messages, with what the doctor's pages know about each patient. */
export default function DoctorThreads({ doctorId }: { doctorId: string }) {
  const facts = useThreadFacts(doctorId);
  return (
    <DoctorChatPage
      {...facts}
      headOf={(userId) => <ThreadHead key={userId} {...{ doctorId, userId }} />}
      TemplateSheet={FilledTemplates}
      offer={<PushOffer about="messages" />}
    />
  );
}
