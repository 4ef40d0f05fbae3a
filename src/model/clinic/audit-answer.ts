import type { AuditAction } from '@/model/account/audit-actions.ts';

/** One entry of the audit trail as administrators read it: who did what when, and never the content of a record. */
export interface TrailEntry {
  readonly seq: number;
  /** ISO 8601. */
  readonly at: string;
  readonly action: AuditAction;
  /** Role of the actor: `doctor`, `patient`, `key` (the server), `operator`, `guest` and others. */
  readonly role: string;
  /** Ids of accounts; the pseudonym of an erased one; '' for none. */
  readonly actor: string;
  readonly subject: string;
  readonly other: string;
  /** Collection or bucket; '' without records. */
  readonly collection: string;
  /** Ids of records. */
  readonly records: readonly string[];
  /** Browser and system, such as `Chrome, Android`; '' when unknown. */
  readonly device: string;
  /** A hash of the id of the session; '' without one. */
  readonly session: string;
  /** Words of the server, such as the labels of an account. */
  readonly detail: string;
  /** SHA-256 over this entry and the one before it, hexadecimal. */
  readonly hash: string;
}

/** The answer of `GET /v1/maia/trail`, which only the embedded server has. */
export interface TrailPage {
  /** The newest first. */
  readonly entries: readonly TrailEntry[];
  /** Older entries may follow below this number; null at the end. */
  readonly before: number | null;
  /** Time of the oldest entry of the trail. ISO 8601. */
  readonly since: string;
}

export interface AuditAnswer {
  /** null on Appwrite, which has no audit trail. */
  readonly trail: TrailPage | null;
}
