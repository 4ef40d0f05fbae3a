import { orderWipe } from '../../functions/devices/order-wipe.ts';
import { findAccount } from '../provision/accounts.ts';
import { connect, type ProvisionTarget } from '../provision/connect.ts';
import type { StaffReport } from './create-staff.ts';
import { devicesAt } from './wipe-device.ts';

const STAFF_LABELS = ['doctor', 'admin', 'moderator'];

/**
 * Ends the work of a doctor or admin: removes the labels, ends all sessions, and tells every device to erase its data.
 * The account stays, because the records of patients name it. May be repeated. @throws Error without such an account
 */
export async function dismiss(target: ProvisionTarget, email: string): Promise<StaffReport> {
  const { users } = connect(target);
  const account = await findAccount(users, email);
  if (!account) throw new Error(`No account has the address ${email}.`);
  const { $id: userId, labels } = account;
  const remaining = labels.filter((label) => !STAFF_LABELS.includes(label));
  if (remaining.length < labels.length) await users.updateLabels({ userId, labels: remaining });
  const remote = devicesAt(target);
  const devices = (await remote.devicesOf(userId)).filter(({ wipedAt }) => !wipedAt);
  for (const device of devices) await orderWipe(remote, device);
  await users.deleteSessions({ userId });
  return [
    `${email} is no staff any more, and all sessions are ended`,
    `${devices.length} devices erase their data when they are next online: npm run admin -- wipe-device ${email}`,
  ];
}
