import { withdrawRoles } from '../../functions/clinic/dismiss-staff.ts';
import { staffRoles } from '../../src/model/clinic/clinic-answers.ts';
import { findAccount } from '../provision/accounts.ts';
import { connect, type ProvisionTarget } from '../provision/connect.ts';
import type { StaffReport } from './create-staff.ts';
import { devicesAt } from './wipe-device.ts';

/**
 * Ends the work of a doctor or admin, as an administrator does in the app: labels, sessions, pushes, the doctor's record;
 * every device erases its data. The account stays, because the records of patients name it. May be repeated.
 * @throws Error without such an account
 */
export async function dismiss(target: ProvisionTarget, email: string): Promise<StaffReport> {
  const { client, users } = connect(target);
  const account = await findAccount(users, email);
  if (!account) throw new Error(`No account has the address ${email}.`);
  const devices = await withdrawRoles({ client, users, devices: devicesAt(target) }, account, staffRoles);
  return [
    `${email} is no staff any more, and all sessions are ended`,
    `${devices} devices erase their data when they are next online: npm run admin -- wipe-device ${email}`,
  ];
}
