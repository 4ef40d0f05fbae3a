import type { ErasureReport } from '../../server/admin/erase.ts';
import { findAccount } from '../provision/accounts.ts';
import { connect, type ProvisionTarget } from '../provision/connect.ts';
import { isStaff } from '../../src/model/account/staff.ts';
import { devicesAt } from './wipe-device.ts';
import type { StaffReport } from './create-staff.ts';

/** Calls the erase route of the embedded server. @throws Error with the server's message */
async function askErasure({ endpoint, projectId, apiKey }: ProvisionTarget, userId: string): Promise<ErasureReport> {
  const answer = await fetch(`${endpoint}/maia/people/${encodeURIComponent(userId)}`, {
    method: 'DELETE',
    headers: { 'x-appwrite-project': projectId, 'x-appwrite-key': apiKey },
  });
  const body = (await answer.json()) as ErasureReport & { message?: string };
  if (!answer.ok) throw new Error(body.message ?? `The server answered ${answer.status}.`);
  return body;
}

/** Returns the id of the account with this address. An id is returned unchanged, so that an erasure can be repeated. */
async function idOf(target: ProvisionTarget, person: string): Promise<string> {
  if (!person.includes('@')) return person;
  const account = await findAccount(connect(target).users, person);
  if (!account) throw new Error(`No account has the address ${person}. If it is gone already, give its id.`);
  return account.$id;
}

/** Tells every device of the account what has happened: afterwards nothing says that it was one of this account. */
async function noteDevices(target: ProvisionTarget, userId: string): Promise<void> {
  const remote = devicesAt(target);
  const wasStaff = isStaff((await remote.account(userId))?.labels ?? []);
  for (const { $id, wipeRequestedAt, wipedAt } of await remote.devicesOf(userId))
    if (!wipedAt) await remote.noteErasedDevice($id, { wipe: wasStaff || Boolean(wipeRequestedAt) });
}

/**
 * Erases a person on an embedded server.
 * @param person an address or an account's id
 * @param isMeant asks the operator to confirm, once the account is found
 * @throws Error when the operator does not confirm, or data is left
 */
export async function erasePerson(
  target: ProvisionTarget,
  person: string,
  isMeant: () => Promise<boolean>,
): Promise<StaffReport> {
  const userId = await idOf(target, person);
  if (!(await isMeant())) throw new Error('Nothing was erased.');
  await noteDevices(target, userId);
  const { hadAccount, documents, files, changed, traces } = await askErasure(target, userId);
  const told = [
    `account ${userId} ${hadAccount ? 'erased' : 'was gone already'}`,
    `${documents} documents and ${files} files erased, ${changed} documents of others without the name now`,
  ];
  if (traces.length > 0)
    throw new Error(
      [...told, `But the id or the address still stands in: ${traces.join(', ')}`, `Run it again with: ${userId}`].join(
        '\n',
      ),
    );
  return [
    ...told,
    'No trace is left in the data folder. Backups that were made before still have everything: let them expire.',
  ];
}
