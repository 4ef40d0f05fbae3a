/**
 * The state behind the status line on every screen.
 * `offline`: the server cannot be reached. `error`: it answers, but not usefully. `auth`: the user must sign in again;
 * nothing is lost.
 */
export interface SyncStatus {
  phase: 'idle' | 'syncing' | 'offline' | 'auth' | 'error';
  /** Local records that the server has not confirmed. */
  pending: number;
  /** Rejected changes, which need the user. */
  dead: number;
  /** When everything was last confirmed to be on the server. */
  lastSafeCopyAt: string | null;
  /** When the oldest unsent record was written on this device. */
  oldestUnsentAt: string | null;
  /** Progress of a pull that takes several pages, above all the first one; null at all other times. */
  fetching: Fetching | null;
  /**
   * How far this device's clock is ahead of the server's, in milliseconds; null while unknown. More than 5 minutes is
   * shown to the user.
   */
  clockSkewMs: number | null;
  /** The file being uploaded; a chunk that was lost counts again. */
  sending: { readonly fileId: string; readonly sentBytes: number; readonly totalBytes: number } | null;
}

/** Records fetched so far, and how many there are. */
export interface Fetching {
  readonly done: number;
  /** Null while the server has not counted them. */
  readonly total: number | null;
}

export const unknownStatus: SyncStatus = {
  phase: 'idle',
  pending: 0,
  dead: 0,
  lastSafeCopyAt: null,
  oldestUnsentAt: null,
  fetching: null,
  clockSkewMs: null,
  sending: null,
};

/** Whether this is the first pull on this device, until it is done or cannot be done. */
export const isFirstSync = ({ phase, lastSafeCopyAt }: SyncStatus): boolean =>
  lastSafeCopyAt === null && (phase === 'idle' || phase === 'syncing');
