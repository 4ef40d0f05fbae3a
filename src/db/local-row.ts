/** What every row of the phone's store has; the record's own fields stand beside these. */
export interface LocalRow {
  id: string;
  userId: string;
  kind?: string;
  /** Newest first when sorted ascending. */
  recordedDesc: number;
  /** `$updatedAt` of the server's copy; empty while a change of this phone waits to be sent. */
  serverUpdatedAt: string;
  createdAt?: string | null;
  /** Set on a row that this key cannot open. Never stored. */
  unreadable?: boolean;
  /** Of a deletion that a backup file brought: made on another phone, perhaps long ago. */
  isBrought?: boolean;
  [field: string]: unknown;
}
