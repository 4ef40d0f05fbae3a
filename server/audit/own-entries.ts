import type { AuditAction } from '../../src/model/account/audit-actions.ts';
import type { OwnTrail } from '../../src/model/account/own-trail.ts';
import { ACTION, ACTOR, AT, decodeEntry, SUBJECT } from './audit-entry.ts';
import type { AuditFile } from './audit-file.ts';

/** The newest entries in one answer. */
const MAX_ENTRIES = 500;

/** What a person is shown. Shares of single records follow from the choice of a doctor, which is shown. */
const shownActions: readonly AuditAction[] = [
  'read',
  'list',
  'deliver',
  'create',
  'update',
  'delete',
  'assign',
  'unassign',
  'administer',
  'sign-in',
  'sign-in-failed',
  'email',
  'phone',
  'password',
  'labels',
  'status',
  'mfa',
  'authenticator',
  'recovery-codes',
  'export',
];
/** Her own readings are in the app; the list is about others. */
const ownWrites: readonly AuditAction[] = ['create', 'update', 'delete'];

const quotedList = (actions: readonly string[]): string => actions.map((action) => `'${action}'`).join(', ');
const OWN_ENTRIES = `SELECT body FROM entries WHERE json_extract(body, '${SUBJECT}') = ?1
  AND json_extract(body, '${ACTION}') IN (${quotedList(shownActions)})
  AND NOT (json_extract(body, '${ACTOR}') IS ?1 AND json_extract(body, '${ACTION}') IN (${quotedList(ownWrites)}))
  ORDER BY seq DESC LIMIT ${MAX_ENTRIES}`;

/** @param nameOf the name of an account; '' when it is gone */
export function ownTrail(file: AuditFile, userId: string, nameOf: (id: string) => string): OwnTrail {
  const own = file.pseudonymOf(userId);
  const since = String(file.get(`SELECT json_extract(body, '${AT}') AS at FROM entries ORDER BY seq LIMIT 1`)?.['at']);
  const names = new Map<string, string>();
  const nameBehind = (pseudonym: string | null): string => {
    if (pseudonym === null) return '';
    const known = names.get(pseudonym);
    if (known !== undefined) return known;
    const id = file.get('SELECT id FROM people WHERE pseudonym = ?', pseudonym)?.['id'];
    const name = id === undefined ? '' : nameOf(String(id));
    names.set(pseudonym, name);
    return name;
  };
  const entries = own === null ? [] : file.all(OWN_ENTRIES, own).map(({ body }) => decodeEntry(String(body)));
  return {
    since,
    entries: entries.map(({ seq, at, action, collection, actor, other, role, device, detail }) => ({
      seq,
      at,
      action,
      collection,
      actor: actor ?? '',
      actorName: nameBehind(actor),
      isOwn: actor === own,
      role,
      otherName: nameBehind(other),
      device,
      detail,
    })),
  };
}
