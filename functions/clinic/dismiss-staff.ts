import type { Client, Users } from 'node-appwrite';
import { Databases, Query } from 'node-appwrite';
import { doctor } from '../../src/model/records/doctor.ts';
import { DATABASE_ID } from '../../src/model/schema/database-id.ts';
import { roleOfLabel, type StaffRole } from '../../src/model/clinic/clinic-answers.ts';
import { orderWipe } from '../devices/order-wipe.ts';
import type { Remote as DevicesRemote } from '../devices/remote.ts';
import { fallBackOnCodes } from '../support/fall-back-on-codes.ts';

/** More push targets of one person do not exist. */
const MOST_TARGETS = 100;

interface Backend {
  readonly client: Client;
  readonly users: Users;
  readonly devices: DevicesRemote;
}

async function removePushTargets(users: Users, userId: string): Promise<void> {
  const { targets } = await users.listTargets({ userId, queries: [Query.limit(MOST_TARGETS)] });
  for (const { $id, providerType } of targets)
    if (providerType === 'push') await fallBackOnCodes(users.deleteTarget({ userId, targetId: $id }), [404], undefined);
}

/**
 * Withdraws roles, everything at once: the labels first, then every device erases its data, no push reaches one, and all
 * sessions end. Without the role of a doctor her record leaves the list that patients choose from. The account stays:
 * records of patients name it. May be repeated after an interruption.
 * @returns how many devices erase their data when they are next online
 */
export async function withdrawRoles(
  { client, users, devices }: Backend,
  { $id: userId, labels }: { readonly $id: string; readonly labels: readonly string[] },
  roles: readonly StaffRole[],
): Promise<number> {
  const remaining = labels.filter((label) => !roles.some((role) => role === roleOfLabel(label)));
  if (remaining.length < labels.length) await users.updateLabels({ userId, labels: remaining });
  if (roles.includes('doctor')) {
    const at = { databaseId: DATABASE_ID, collectionId: doctor.collection, documentId: userId };
    await fallBackOnCodes(new Databases(client).deleteDocument(at), [404], undefined);
  }
  const open = (await devices.devicesOf(userId)).filter(({ wipedAt }) => !wipedAt);
  for (const device of open) await orderWipe(devices, device);
  await removePushTargets(users, userId);
  await users.deleteSessions({ userId });
  return open.length;
}
