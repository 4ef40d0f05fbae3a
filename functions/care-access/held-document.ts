/** A document of one person as the server answers it. */
export interface HeldDocument {
  readonly $id: string;
  readonly $updatedAt: string;
  readonly $permissions: readonly string[];
  /** Whose record it says it is; anyone may write any id here. */
  readonly userId: string;
  readonly [field: string]: unknown;
}
