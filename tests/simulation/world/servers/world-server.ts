import { toInstant } from '@/model/time/instant.ts';
import type { Remote } from '@/sync/transport/remote.ts';
import type { Boot } from '../disk.ts';
import type { Line } from '../network-connection.ts';
import { time, WORLD_BEGINS } from '../virtual-time.ts';

/** A document as the server keeps it. */
export type Held = {
  $id: string;
  $createdAt: string;
  $updatedAt: string;
  $permissions: string[];
  [field: string]: unknown;
};

/** The server of a world: a model of Appwrite, or the embedded server itself. */
export interface WorldServer {
  /** How often each `collection/id` was created. */
  readonly created: Map<string, number>;
  /** Writes that a session made on records of another user. */
  readonly trespasses: string[];
  readonly writes: number;
  /** Calls that were refused because somebody else was faster. */
  readonly conflicts: number;
  /** The time that it would give to a write now. */
  stamp(): string;
  /** The port that the sync of a phone calls in one of its lives. */
  remote(line: Line, boot: Boot): Remote;
  /** What it holds, as of the last `refresh`. */
  documents(collection: string): Held[];
  refresh(): Promise<void>;
  /** From now on this doctor reads her records. */
  assign(patient: string, doctor: string): void;
  /** Who reads her records now. */
  doctorOf(patient: string): string | undefined;
  /** Puts right what a lost call to care-access has left. */
  sweep(): void;
  backUp(): void;
  /** Goes back to what it was when it was backed up last, if it was. */
  restore(): void;
  end(): Promise<void>;
}

/** The time of the server, whose clock is right. */
export const serverNow = (): number => WORLD_BEGINS + Math.floor(time.now);

export const serverStamp = (): string => toInstant(serverNow());

// While the embedded server is bundled, its clock is put here in the place of the phones' clock.
Object.assign(globalThis, { serverNow });
