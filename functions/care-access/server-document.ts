/** A document of one patient as the server returns it. */
export interface ServerDocument {
  readonly $id: string;
  readonly $updatedAt: string;
  readonly $permissions: readonly string[];
  /** The patient whose record this claims to be; any user can write any id here. */
  readonly userId: string;
  readonly [field: string]: unknown;
}
