/**
 * What the thin line on every screen says.
 * `offline`: the server cannot be reached. `error`: it answers, but not usefully. `auth`: it wants a sign-in; nothing is lost.
 */
export interface SyncStatus {
  phase: 'idle' | 'syncing' | 'offline' | 'auth' | 'error';
  /** Records of this phone that the server is not known to hold. */
  pending: number;
  /** Records that the server refused and that wait for a person. */
  dead: number;
  /** When everything was last known to be on the server. */
  lastSafeCopyAt: string | null;
  /** When the oldest of what waits was written on this phone. */
  oldestUnsentAt: string | null;
  /** How far the phone is with a fetching that takes several pages, its first one above all; null at all other times. */
  fetching: Fetching | null;
  /** How far this phone's clock is ahead of the server's, in milliseconds; null while nobody knows. More than 5 minutes is said. */
  clockSkewMs: number | null;
  /** The file that is on its way right now; a piece that was lost is counted again. */
  sending: { readonly fileId: string; readonly sentBytes: number; readonly totalBytes: number } | null;
}

/** Records that have come, and of how many. */
export interface Fetching {
  readonly done: number;
  /** Null while the server has not counted that far. */
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

/** The first fetching of a phone, until it is done or cannot be. */
export const isFirstFilling = ({ phase, lastSafeCopyAt }: SyncStatus): boolean =>
  lastSafeCopyAt === null && (phase === 'idle' || phase === 'syncing');
