import type { StoredData } from '../../../server/admin/stored-data.ts';
import type { User } from '../../../server/accounts/user-rows.ts';
import {
  pushOfJson,
  pushOfRow,
  stateOfJson,
  stateOfUser,
  type AccountState,
  type PushTarget,
} from './account-state.ts';
import { digestOf } from './canonical.ts';
import { inParallel } from './in-parallel.ts';
import { newTally, type Tally } from './tally.ts';
import { passwordImport } from './password-import.ts';
import { entriesById, Refused, type Json, type TargetApi } from './target-api.ts';

/** Creates the account. @returns what the server knows of it then */
async function create(api: TargetApi, user: User): Promise<Json> {
  const found = user.password === null ? null : passwordImport(user.password);
  const address = user.email === '' ? {} : { email: user.email };
  const body = { userId: user.id, ...address, name: user.name, ...found?.fields };
  // Without an address there is no import of a hash, and no sign-in either.
  const path = found && user.email !== '' ? `/users/${found.kind}` : '/users';
  const plain = { userId: user.id, ...address, name: user.name };
  try {
    return await api.call('POST', path, path === '/users' ? plain : body);
  } catch (error) {
    // The answer to an earlier try was lost.
    const made = error instanceof Refused && error.status === 409 ? await api.find(`/users/${user.id}`) : null;
    if (made) return made;
    throw error;
  }
}

/** The calls that bring an account to its state, in this order: a new phone number counts as not verified. */
function changesOf(wanted: AccountState, held: AccountState): [method: string, path: string, body: Json][] {
  const differs = (key: keyof AccountState): boolean => digestOf(wanted[key]) !== digestOf(held[key]);
  const hasNewPhone = differs('phone');
  const calls: [boolean, string, string, Json][] = [
    [differs('email') && wanted.email !== '', 'PATCH', 'email', { email: wanted.email }],
    [differs('name'), 'PATCH', 'name', { name: wanted.name }],
    [differs('labels'), 'PUT', 'labels', { labels: wanted.labels }],
    [differs('prefs'), 'PATCH', 'prefs', { prefs: wanted.prefs }],
    [hasNewPhone, 'PATCH', 'phone', { number: wanted.phone }],
    [
      differs('emailVerification') || differs('email'),
      'PATCH',
      'verification',
      { emailVerification: wanted.emailVerification },
    ],
    [
      differs('phoneVerification') || (hasNewPhone && wanted.phoneVerification),
      'PATCH',
      'verification/phone',
      { phoneVerification: wanted.phoneVerification },
    ],
    [differs('mfa'), 'PATCH', 'mfa', { mfa: wanted.mfa }],
    [differs('status'), 'PATCH', 'status', { status: wanted.status }],
  ];
  return calls.filter(([isNeeded]) => isNeeded).map(([, method, path, body]) => [method, path, body]);
}

async function createPushTarget(api: TargetApi, target: PushTarget): Promise<void> {
  const { id, userId, identifier, name } = target;
  const body = { targetId: id, providerType: 'push', identifier, ...(name !== '' && { name }) };
  try {
    await api.call('POST', `/users/${userId}/targets`, body);
  } catch (error) {
    // Made by an earlier try whose answer was lost; the verification finds a target of another account.
    if (!(error instanceof Refused && error.status === 409)) throw error;
  }
}

async function moveAccount(
  { api, data, tally }: { api: TargetApi; data: StoredData; tally: Tally },
  user: User,
  found: Json | undefined,
): Promise<void> {
  const held = found ?? (await create(api, user));
  const wanted = stateOfUser(user);
  const changes = changesOf(wanted, stateOfJson(held, wanted));
  for (const [method, path, body] of changes) await api.call(method, `/users/${user.id}/${path}`, body);
  const present = new Set(pushOfJson(held).map(({ id }) => id));
  const missing = data.pushTargetsOf(user.id).filter(({ id }) => !present.has(id));
  for (const target of missing) await createPushTarget(api, pushOfRow(target));
  if (found && changes.length === 0 && missing.length === 0) tally.present++;
  else tally.written++;
}

/** Whether the account loses its password: its hash cannot be imported. */
export const losesPassword = ({ password, email }: User): boolean =>
  password !== null && (email === '' || passwordImport(password) === null);

/** Moves all accounts with their push targets. An account that exists gets only what it lacks, never another password. */
export async function moveAccounts(api: TargetApi, data: StoredData): Promise<Tally> {
  const tally = newTally();
  const present = await entriesById(api, '/users', 'users');
  await inParallel(data.users(), async (user) => {
    try {
      await moveAccount({ api, data, tally }, user, present.get(user.id));
    } catch (error) {
      if (!(error instanceof Refused) || error.status === 401) throw error;
      tally.refused.push(`account ${user.id}: ${error.message}`);
    }
  });
  return tally;
}
