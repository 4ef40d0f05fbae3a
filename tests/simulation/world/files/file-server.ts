import type { BucketId } from '@/model/files/bucket.ts';
import { grant } from '@/model/schema/permission.ts';
import type { FileChunk, FileState } from '@/sync/transport/file-remote.ts';
import type { Caller } from '../network-connection.ts';
import { Refusal } from '../servers/refusal.ts';

/** A file as the server stores it. */
export interface HeldFile {
  readonly id: string;
  readonly bucket: BucketId;
  readonly owner: string;
  readonly grants: readonly string[];
  /** Bytes. */
  readonly total: number;
  /** The chunks by their first byte. */
  readonly chunks: ReadonlyMap<number, Uint8Array>;
}

const lengthOf = ({ chunks }: HeldFile): number => [...chunks.values()].reduce((sum, { length }) => sum + length, 0);
export const isComplete = (file: HeldFile): boolean => lengthOf(file) >= file.total;

/** The content of a complete file as text. */
export const textOf = ({ chunks }: HeldFile): string =>
  [...chunks.entries()]
    .toSorted(([one], [other]) => one - other)
    .map(([, bytes]) => String.fromCharCode(...bytes))
    .join('');

/** A model of the storage of Appwrite, in memory: chunks, grants and sessions. */
export class FileServer {
  readonly #files = new Map<string, HeldFile>();
  #copy: ReadonlyMap<string, HeldFile> | undefined;
  /** How often each file became complete since it was last removed. */
  readonly completions = new Map<string, number>();
  /** Files that only the scheduled sweep of the server removes, for example because a chunk came after the removal. */
  readonly leftToSweep = new Set<string>();
  wasSetBack = false;
  uploads = 0;
  removals = 0;

  /** @param chunkBytes the size of each chunk but the last */
  constructor(private readonly chunkBytes: number) {}

  get files(): HeldFile[] {
    return [...this.#files.values()];
  }

  file(id: string): HeldFile | undefined {
    return this.#files.get(id);
  }

  /** @returns null for a file that the caller may not read */
  state(caller: Caller, id: string): FileState | null {
    const file = this.#files.get(id);
    return file && may('read', caller, file) ? this.#stateOf(file) : null;
  }

  states(caller: Caller, ids: readonly string[]): Map<string, FileState> {
    return new Map(ids.flatMap((id) => (this.state(caller, id) ? [[id, this.state(caller, id) as FileState]] : [])));
  }

  send(caller: Caller, { bucket, id, grants, bytes, from, total }: FileChunk): FileState {
    if (caller === null) throw new Refusal(401, 'user_unauthorized');
    const before = this.#files.get(id);
    if (before && before.owner !== caller) throw new Refusal(401, 'user_unauthorized');
    if (!grants.every((each) => each.endsWith(`("user:${caller}")`))) throw new Refusal(401, 'user_unauthorized');
    if (before && before.total !== total) throw new Refusal(400, 'storage_invalid_content_range');
    // A repeated chunk changes nothing.
    if (before?.chunks.has(from)) return this.#stateOf(before);
    const chunks = new Map(before?.chunks).set(from, new Uint8Array(bytes as ArrayBuffer).slice());
    const after = { id, bucket, owner: caller, grants, total, chunks };
    this.#files.set(id, after);
    if (isComplete(after)) {
      this.completions.set(id, (this.completions.get(id) ?? 0) + 1);
      this.uploads += 1;
    }
    return this.#stateOf(after);
  }

  /** @throws Refusal */
  remove(caller: Caller, id: string): void {
    const file = this.#files.get(id);
    if (!file) throw new Refusal(404, 'storage_file_not_found');
    if (!may('delete', caller, file)) {
      // The phone leaves a file that it may not remove to the sweep.
      this.leftToSweep.add(id);
      throw new Refusal(401, 'user_unauthorized');
    }
    this.#files.delete(id);
    this.completions.delete(id);
    this.removals += 1;
  }

  /** A phone of this person was wiped, and its queue of files to remove with it. */
  phoneWiped(owner: string): void {
    for (const file of this.files) if (file.owner === owner) this.leftToSweep.add(file.id);
  }

  backUp(): void {
    this.#copy = new Map(this.#files);
  }

  restore(): void {
    if (!this.#copy) return;
    this.wasSetBack = true;
    this.completions.clear();
    this.#files.clear();
    for (const [id, file] of this.#copy) this.#files.set(id, file);
  }

  #stateOf({ total, chunks }: HeldFile): FileState {
    return { chunksUploaded: chunks.size, chunksTotal: Math.ceil(total / this.chunkBytes) };
  }
}

const may = (action: 'read' | 'delete', caller: Caller, { grants }: HeldFile): boolean =>
  caller !== null && grants.includes(grant(action, `user:${caller}`));
