/** The fields that every row of the local store has, besides the fields of the record. */
export interface LocalRow {
  id: string;
  userId: string;
  kind?: string;
  /** Newest first when sorted ascending. */
  recordedDesc: number;
  /** `$updatedAt` of the server's copy; empty while a change of this device is unsent. */
  serverUpdatedAt: string;
  createdAt?: string | null;
  /**
   * While an unsent change waits: the server's copy that its first change was made from. Absent if the server never had
   * the record.
   */
  base?: LocalRow | undefined;
  /** Set on a row that cannot be decrypted. Never stored. */
  unreadable?: boolean;
  /** Set on a deletion restored from a backup file: it may be from another device and long ago. */
  isBrought?: boolean;
  [field: string]: unknown;
}
