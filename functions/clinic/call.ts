import type { LoggedAction } from '../support/clinic-log.ts';
import { accept, InvalidRecord, type RecordType } from '../../src/model/schema/record.ts';
import type { Fields, Values } from '../../src/model/schema/field.ts';
import { withClinicLog } from '../support/clinic-log.ts';
import { Refusal } from './refusal.ts';
import type { Remote, ServerAccount } from './remote.ts';

export type Body = Readonly<Record<string, unknown>>;

/** An administrator who calls. */
export interface Caller {
  readonly userId: string;
  readonly remote: Remote;
}

/** Does the work with an entry in the log; see `withClinicLog`. */
export const logged = <T>(
  { remote, userId }: Caller,
  action: Omit<LoggedAction, 'actorId'>,
  work: () => Promise<T>,
): Promise<T> => withClinicLog(remote.client, { actorId: userId, ...action }, work);

/** A text of the body, trimmed; '' when it is missing. */
export const textIn = (body: Body, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** The fields of the record in `values`. @throws Refusal when the record refuses them */
export function acceptedBy<F extends Fields>(type: RecordType<F>, values: Record<string, unknown>): Values<F> {
  try {
    return accept(type, values);
  } catch (error) {
    if (error instanceof InvalidRecord) throw new Refusal('invalid', error.message);
    throw error;
  }
}

/** The account that the body names in `name`. @throws Refusal */
export async function accountIn({ remote }: Caller, body: Body, name = 'userId'): Promise<ServerAccount> {
  const account = await remote.account(textIn(body, name));
  if (!account) throw new Refusal('not-found', 'There is no such account.');
  return account;
}
