import { createHash, createHmac } from 'node:crypto';
import type { AuditAction } from '../../src/model/account/audit-actions.ts';

/** What the caller of the trail says about one event. Ids of people are plain here; the chain never has them. */
export interface AuditEvent {
  readonly action: AuditAction;
  /** The person concerned: the patient of a record, or the owner of an account. */
  readonly subject?: string | null;
  /** A third person: the doctor who gets or loses access. */
  readonly other?: string | null;
  readonly collection?: string;
  /** Ids of records or files. */
  readonly records?: readonly string[];
  /** Words of the server, such as the labels of an account; never the content of a record. */
  readonly detail?: string;
}

/** An event with its time, actor and device, as it waits in the outbox. */
export interface AuditDraft extends AuditEvent {
  /** ISO 8601. */
  readonly at: string;
  /** Id of the account; null for keys, guests and the command line. */
  readonly actor: string | null;
  readonly role: 'patient' | 'doctor' | 'midwife' | 'admin' | 'moderator' | 'key' | 'guest' | 'operator' | 'server';
  /** Browser and system, such as `Chrome, Android`; '' when unknown. */
  readonly device: string;
  /** A hash of the session's id; '' without a session. */
  readonly session: string;
}

/** One entry of the chain. `actor`, `subject` and `other` are pseudonyms; see `people`. */
export interface AuditEntry {
  readonly seq: number;
  readonly at: string;
  readonly action: AuditAction;
  readonly role: AuditDraft['role'];
  readonly actor: string | null;
  readonly subject: string | null;
  readonly other: string | null;
  readonly collection: string;
  readonly records: readonly string[];
  readonly device: string;
  readonly session: string;
  readonly detail: string;
}

/** The last entry of a chain. */
export interface AuditHead {
  readonly seq: number;
  /** SHA-256, hexadecimal. */
  readonly hash: string;
}

const VERSION = 1;
/** The hash before the first entry. */
export const GENESIS = '0'.repeat(64);
/** Begins the pseudonym of a deleted account, whose id the trail has never stored. */
export const NEVER_NAMED = 'x';
/** Positions in the encoded entry that SQL reads. */
export const AT = '$[2]';
export const ACTION = '$[3]';
export const ACTOR = '$[5]';
export const SUBJECT = '$[6]';
export const OTHER = '$[7]';

/** The bytes that are hashed: a JSON array of strings, numbers and nulls in a fixed order, without spaces. */
export function encodeEntry(entry: AuditEntry): string {
  const { seq, at, action, role, actor, subject, other, collection, records, device, session, detail } = entry;
  return JSON.stringify([
    VERSION,
    seq,
    at,
    action,
    role,
    actor,
    subject,
    other,
    collection,
    records,
    device,
    session,
    detail,
  ]);
}

/** @throws SyntaxError when the text is not JSON; Error for another version */
export function decodeEntry(body: string): AuditEntry {
  const [version, seq, at, action, role, actor, subject, other, collection, records, device, session, detail] =
    JSON.parse(body) as [
      number,
      number,
      string,
      AuditAction,
      AuditEntry['role'],
      string | null,
      string | null,
      string | null,
      string,
      string[],
      string,
      string,
      string,
    ];
  if (version !== VERSION) throw new Error(`an entry of version ${String(version)}`);
  return { seq, at, action, role, actor, subject, other, collection, records, device, session, detail };
}

/** The hash of an entry covers its bytes and the hash of the entry before it. */
export const hashEntry = (previous: string, body: string): string =>
  createHash('sha256').update(`${previous}\n${body}`).digest('hex');

/** The pseudonym of a person. It cannot be traced back to the person without the salt. */
export const pseudonymOf = (salt: string, id: string): string =>
  createHmac('sha256', Buffer.from(salt, 'hex')).update(id).digest('hex').slice(0, 32);
