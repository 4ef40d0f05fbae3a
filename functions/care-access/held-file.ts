/** A file as the server answers it. */
export interface HeldFile {
  readonly $id: string;
  readonly $createdAt: string;
  readonly $permissions: readonly string[];
}
