import { randomBytes } from 'node:crypto';
import { AppwriteException, ID, Query } from 'node-appwrite';
import { clinicAction } from '../../src/model/clinic/clinic-action.ts';
import { rolesOf, type InviteAnswer, type ServerState, type StaffRole } from '../../src/model/clinic/clinic-answers.ts';
import { logged, textIn, type Body, type Caller } from './call.ts';
import { doctorRecordIn, giveRoles, rolesIn, unitLabelsIn } from './give-roles.ts';
import { Refusal } from './refusal.ts';
import type { Remote, ServerAccount } from './remote.ts';

const addressPattern = /^[^\s@]+@[^\s@]+$/;
/** Lengths of an address and a name in Appwrite, in characters. */
const MAX_ADDRESS = 254;
const MAX_NAME = 128;
/** More invitations of one person are not looked at. */
const MOST_ENTRIES = 25;

const newPassword = (): string => randomBytes(15).toString('base64url');

/** Whether the link was sent: not where the server has no mail, or refuses to send. */
async function isLinkMailed(remote: Remote, email: string, url: string): Promise<boolean> {
  const state = await remote.ownPath<ServerState>('/maia/installation');
  if (state && !state.mail.isSent) return false;
  try {
    await remote.mailPasswordLink(email, url);
    return true;
  } catch (error) {
    if (error instanceof AppwriteException) return false;
    throw error;
  }
}

/** The link by mail, or a password that is set now and shown once. */
async function letIn(
  remote: Remote,
  { email, resetUrl }: { readonly email: string; readonly resetUrl: string },
  userId: string,
  setPassword: (password: string) => Promise<unknown>,
): Promise<InviteAnswer> {
  const password = newPassword();
  await setPassword(password);
  const isMailed = resetUrl !== '' && (await isLinkMailed(remote, email, resetUrl));
  return isMailed ? { userId, way: 'mailed' } : { userId, way: 'password', password };
}

/**
 * Whether the account was made by an invitation that broke off before its password was shown. Then the account was never used,
 * and the invitation may be repeated.
 */
async function isUnfinished({ remote }: Caller, { $id, emailVerification }: ServerAccount): Promise<boolean> {
  if (emailVerification) return false;
  const queries = [Query.equal('userId', [$id]), Query.equal('action', ['invite']), Query.limit(MOST_ENTRIES)];
  const entries = await remote.list(clinicAction.collection, queries);
  return entries.length > 0 && entries.every(({ isDone }) => isDone === false);
}

/**
 * An account for a new member of the staff, with its roles. An address that has an account gets the roles only when its
 * owner has confirmed it. An empty `resetUrl` asks for a password instead of a mail.
 * @throws Refusal
 */
export async function invite(caller: Caller, body: Body): Promise<InviteAnswer> {
  const { remote } = caller;
  const [email, name, resetUrl] = [textIn(body, 'email').toLowerCase(), textIn(body, 'name'), textIn(body, 'resetUrl')];
  const roles: readonly StaffRole[] = rolesIn(body);
  if (!addressPattern.test(email) || email.length > MAX_ADDRESS) throw new Refusal('invalid', 'An address is needed.');
  if (name === '' || name.length > MAX_NAME) throw new Refusal('invalid', 'A name is needed.');
  if (roles.length === 0) throw new Refusal('invalid', 'A role is needed.');
  const record = roles.includes('doctor') ? await doctorRecordIn(remote, body, name) : null;
  const units = roles.includes('midwife') ? await unitLabelsIn(remote, body) : null;
  const detail = roles.join(', ');
  const known = await remote.accountOfAddress(email);
  if (!known) {
    const userId = ID.unique();
    return logged(caller, { action: 'invite', userId, detail }, async () => {
      const create = (password: string) => remote.users.create({ userId, email, password, name });
      const answer = await letIn(remote, { email, resetUrl }, userId, create);
      await giveRoles(remote, { $id: userId, labels: [] }, roles, record, units);
      return answer;
    });
  }
  if (await isUnfinished(caller, known))
    return logged(caller, { action: 'invite', userId: known.$id, detail }, async () => {
      await giveRoles(remote, known, roles, record, units);
      const change = (password: string) => remote.users.updatePassword({ userId: known.$id, password });
      return letIn(remote, { email, resetUrl }, known.$id, change);
    });
  if (!known.emailVerification || !known.status)
    throw new Refusal('unconfirmed', 'The owner of this account has not confirmed the address.');
  const willBe = [...rolesOf(known.labels), ...roles];
  if (willBe.includes('doctor') && willBe.includes('midwife'))
    throw new Refusal('invalid', 'A person is a doctor or a midwife.');
  return logged(caller, { action: 'give-roles', userId: known.$id, detail }, async () => {
    await giveRoles(remote, known, roles, record, units);
    return { userId: known.$id, way: 'known' };
  });
}
