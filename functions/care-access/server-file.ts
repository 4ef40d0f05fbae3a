/** A file as the server returns it. */
export interface ServerFile {
  readonly $id: string;
  readonly $createdAt: string;
  readonly $updatedAt: string;
  readonly $permissions: readonly string[];
}
