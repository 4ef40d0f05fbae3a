import { PushOffer } from '@/features/notifications/push-offer.tsx';
import { RemindersPage } from '@/features/reminders/reminders-page.tsx';

/** Medicines, and, once there is one to be reminded of, the offer to be reminded at the time. */
export default function RemindersRoute() {
  return <RemindersPage offer={<PushOffer />} />;
}
