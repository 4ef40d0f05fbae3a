import { PushOffer } from '@/features/notifications/push-offer.tsx';
import { RemindersPage } from '@/features/reminders/reminders-page.tsx';

/** Medicines, and the offer to turn on push once there is a medicine to be reminded of. */
export default function RemindersRoute() {
  return <RemindersPage offer={<PushOffer />} />;
}
