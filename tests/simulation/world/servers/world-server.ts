import { toInstant } from '@/model/time/instant.ts';
import type { Remote } from '@/sync/transport/remote.ts';
import type { Boot } from '../disk.ts';
import type { NetworkConnection } from '../network-connection.ts';
import { time, WORLD_BEGINS } from '../virtual-time.ts';

/** A document as the server stores it. */
export type Held = {
  $id: string;
  $createdAt: string;
  $updatedAt: string;
  $permissions: string[];
  [field: string]: unknown;
};

/** The server of the simulation: a model of Appwrite, or the embedded server. */
export interface WorldServer {
  /** How often each `collection/id` was created. */
  readonly created: Map<string, number>;
  /** Writes of a session to records of another user. */
  readonly trespasses: string[];
  readonly writes: number;
  /** Calls that were rejected because another write came first. */
  readonly conflicts: number;
  /** The timestamp that the server would give to a write now. */
  stamp(): string;
  /** The interface that the sync of a phone calls in one of its processes. */
  remote(connection: NetworkConnection, boot: Boot): Remote;
  /** The documents at the last `refresh`. */
  documents(collection: string): Held[];
  refresh(): Promise<void>;
  /** Assigns this doctor, who may read the patient's records from now on. */
  assign(patient: string, doctor: string): void;
  /** The doctor who may read the patient's records now. */
  doctorOf(patient: string): string | undefined;
  /** Corrects the grants after a lost call to care-access. */
  sweep(): void;
  /** Days have passed at once: where sessions have ended, everyone signs in again. */
  timePassed(): void;
  backUp(): void;
  /** Restores the last backup, if there is one. */
  restore(): void;
  end(): Promise<void>;
}

/** The server's time; its clock is always right. */
export const serverNow = (): number => WORLD_BEGINS + Math.floor(time.now);

export const serverStamp = (): string => toInstant(serverNow());

// The bundled embedded server uses this clock in place of `Date.now`, which is the phones' clock.
Object.assign(globalThis, { serverNow });
