import { auditActions, isAuditAction } from '../../src/model/account/audit-actions.ts';
import type { AuditAnswer, TrailPage } from '../../src/model/clinic/audit-answer.ts';
import { idPattern } from '../../src/model/schema/field.ts';
import { logged, textIn, type Body, type Caller } from './call.ts';
import { Refusal } from './refusal.ts';

/** Entries in one answer: of a page, and of a part of an export. */
const PAGE = 50;
const EXPORTED = 500;

/** An instant of the body as ISO 8601 in UTC; undefined when it is missing. @throws Refusal */
function instantIn(body: Body, name: string): string | undefined {
  const text = textIn(body, name);
  if (text === '') return undefined;
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new Refusal('invalid', `${name} is no time.`);
  return new Date(time).toISOString();
}

/** The id of the person that the body names by address or id; undefined for everyone. @throws Refusal */
async function personIn({ remote }: Caller, body: Body): Promise<string | undefined> {
  const person = textIn(body, 'person');
  if (person === '') return undefined;
  if (!person.includes('@')) {
    if (!idPattern.test(person)) throw new Refusal('invalid', 'A person has an id or an address.');
    return person;
  }
  const account = await remote.accountOfAddress(person);
  if (!account) throw new Refusal('not-found', 'There is no such account.');
  return account.$id;
}

/**
 * Entries of the audit trail of the embedded server, the newest first, from `before` on. Reading them is an entry too.
 * `trail` is null on Appwrite, which has none. @throws Refusal
 */
export async function readAudit(caller: Caller, body: Body): Promise<AuditAnswer> {
  const [from, to, person] = [instantIn(body, 'from'), instantIn(body, 'to'), await personIn(caller, body)];
  const action = textIn(body, 'action');
  if (action !== '' && !isAuditAction(action)) throw new Refusal('invalid', `One of ${auditActions.join(', ')}.`);
  const before = Number(body['before'] ?? 0);
  if (!Number.isSafeInteger(before) || before < 0) throw new Refusal('invalid', 'before is the number of an entry.');
  const isExport = body['isExport'] === true;
  const query = new URLSearchParams({ limit: String(isExport ? EXPORTED : PAGE) });
  const given = { from, to, person, action, before: before > 0 ? String(before) : undefined };
  for (const [name, value] of Object.entries(given)) if (value) query.set(name, value);
  const range = [from && `from ${from}`, to && `to ${to}`, action, before > 0 && `before ${before}`];
  const entry = {
    action: isExport ? ('export-audit' as const) : ('read-audit' as const),
    userId: person,
    detail: range.filter(Boolean).join(' '),
  };
  return logged(caller, entry, async () => ({
    trail: (await caller.remote.ownPath<TrailPage>(`/maia/trail?${query}`)) ?? null,
  }));
}
