import { randomBytes } from 'node:crypto';
import { AppwriteException, ID, Query } from 'node-appwrite';
import { clinicAction } from '../../src/model/clinic/clinic-action.ts';
import {
  isStaffRole,
  rolesOf,
  type InviteAnswer,
  type ServerState,
  type StaffRole,
} from '../../src/model/clinic/clinic-answers.ts';
import { accountIn, logged, textIn, type Body, type Caller } from './call.ts';
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

/** How long a mailed link works, in hours: on the embedded server, and on Appwrite. */
const LINK_HOURS = { own: 72, appwrite: 1 } as const;

/** Thrown inside the work of an entry, so that the entry stays open and the invitation may be repeated. */
class Unsent extends Error {
  override name = 'Unsent';
  constructor(readonly userId: string) {
    super('The mail server took no mail.');
  }
}

interface Letter {
  readonly email: string;
  /** '' asks for a password instead of a mail. */
  readonly resetUrl: string;
  readonly language: string;
}

/** @returns how long the link works, in hours; undefined when the server sends no mail. @throws AppwriteException */
async function mailLink(remote: Remote, { email, resetUrl, language }: Letter): Promise<number | undefined> {
  const state = await remote.ownPath<ServerState>('/maia/installation');
  if (state && !state.mail.isSent) return undefined;
  await remote.mailPasswordLink(email, resetUrl, language);
  return state ? LINK_HOURS.own : LINK_HOURS.appwrite;
}

/** The link by mail, or a password that is set now and shown once. @throws Unsent */
async function letIn(
  remote: Remote,
  letter: Letter,
  userId: string,
  setPassword: (password: string) => Promise<unknown>,
): Promise<InviteAnswer> {
  const password = newPassword();
  await setPassword(password);
  if (letter.resetUrl === '') return { userId, way: 'password', password };
  try {
    const hours = await mailLink(remote, letter);
    return hours === undefined ? { userId, way: 'password', password } : { userId, way: 'mailed', hours };
  } catch (error) {
    throw error instanceof AppwriteException ? new Unsent(userId) : error;
  }
}

async function unlessUnsent(work: Promise<InviteAnswer>): Promise<InviteAnswer> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Unsent)) throw error;
    return { userId: error.userId, way: 'unsent' };
  }
}

/**
 * Whether the account was made by an invitation that broke off before its link was mailed or its password was shown. Then
 * the account was never used, and the invitation may be repeated.
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
  const [email, name] = [textIn(body, 'email').toLowerCase(), textIn(body, 'name')];
  const letter = { email, resetUrl: textIn(body, 'resetUrl'), language: textIn(body, 'language') };
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
    const create = async (password: string) => {
      await remote.users.create({ userId, email, password, name });
      await giveRoles(remote, { $id: userId, labels: [] }, roles, record, units);
    };
    const work = logged(caller, { action: 'invite', userId, detail }, () => letIn(remote, letter, userId, create));
    return unlessUnsent(work);
  }
  if (await isUnfinished(caller, known)) {
    const change = async (password: string) => {
      await remote.users.updatePassword({ userId: known.$id, password });
      await giveRoles(remote, known, roles, record, units);
    };
    const work = logged(caller, { action: 'invite', userId: known.$id, detail }, () =>
      letIn(remote, letter, known.$id, change),
    );
    return unlessUnsent(work);
  }
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

/**
 * Mails the link again to a member of the staff who has not used one. It goes to the address of the account, and shows
 * no password. @throws Refusal
 */
export async function inviteAgain(caller: Caller, body: Body): Promise<InviteAnswer> {
  const { $id: userId, email, labels, emailVerification } = await accountIn(caller, body);
  if (emailVerification || !labels.some(isStaffRole)) throw new Refusal('not-found', 'There is no open invitation.');
  const letter = { email, resetUrl: textIn(body, 'resetUrl'), language: textIn(body, 'language') };
  const work = logged(caller, { action: 'invite-again', userId }, async (): Promise<InviteAnswer> => {
    const hours = await mailLink(caller.remote, letter).catch((error: unknown) => {
      throw error instanceof AppwriteException ? new Unsent(userId) : error;
    });
    if (hours === undefined) throw new Unsent(userId);
    return { userId, way: 'mailed', hours };
  });
  return unlessUnsent(work);
}
