/** One entry of the audit trail about the person who asks for it. */
export interface OwnEntry {
  readonly seq: number;
  /** ISO 8601. */
  readonly at: string;
  /** One of `auditActions`. */
  readonly action: string;
  /** Collection or bucket; '' without records. */
  readonly collection: string;
  /** The same for all entries of one actor; '' for the server and for a visitor who is not signed in. */
  readonly actor: string;
  /** '' when the account is gone. */
  readonly actorName: string;
  readonly isOwn: boolean;
  /** Role of the actor: `doctor`, `patient`, `key` (the server), `operator`, `guest` and others. */
  readonly role: string;
  /** The doctor who was chosen or left; '' otherwise. */
  readonly otherName: string;
  /** Browser and system, such as `Chrome, Android`; '' when unknown. */
  readonly device: string;
  readonly detail: string;
}

/** The answer of `GET /v1/maia/audit`, which only the embedded server has. */
export interface OwnTrail {
  /** Time of the oldest entry of the trail: it knows nothing of before. ISO 8601. */
  readonly since: string;
  /** The newest first. */
  readonly entries: readonly OwnEntry[];
}
