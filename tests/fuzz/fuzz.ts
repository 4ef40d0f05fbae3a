import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import type { RunningBackend } from '../../server/backend.ts';
import { Random } from '../support/samples/random.ts';
import { FuzzServer } from './fuzz-server.ts';
import { Judge } from './judge.ts';
import { memory } from './memory.ts';
import { Oracle } from './oracle.ts';
import { USER_IDS } from './query-grammar.ts';
import { requestOf } from './requests.ts';
import { accessEntry } from '../../src/model/records/access-entry.ts';
import { collectionsOfJson } from './schema-of-json.ts';

/** Requests per batch. A batch uses few collections, so that its requests affect each other. */
const BATCH = 250;
const COLLECTIONS_AT_ONCE = 4;
/** After this share of the requests, all data that the server caches exists. */
const WARM = 0.3;
const MIB = 1024 * 1024;
/** The limit of memory growth after that, in bytes, for a run of any length. */
const HEAP_GROWTH = 24 * MIB;
const RESIDENT_GROWTH = 96 * MIB;

const config = fileURLToPath(new URL('../../appwrite.json', import.meta.url));

export interface FuzzReport {
  seed: number;
  requests: number;
  met: Judge['met'];
  /** Heap growth after the warm-up, in bytes. */
  heap: number;
  resident: number;
  /** The time of the slowest answer, in ms. */
  slowest: number;
}

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  /** Plants a known bug into the server. */
  plant?(running: RunningBackend): void;
  onBatch?(done: number): void;
  /** No batch begins later than this, ms since 1970. */
  readonly endsAt?: number;
}

/**
 * Sends requests generated from appwrite.json and the query grammar, as owner, other users, doctor, admin, guest and
 * key.
 * @throws Error with the seed, the number of the request and the request at the first answer that breaks a rule
 */
export async function fuzz({ requests, seed, plant, onBatch, endsAt = Infinity }: FuzzOptions): Promise<FuzzReport> {
  // The server writes the access log itself at reads; tests/contract/care/care-team.test.ts tests it.
  const all = collectionsOfJson(config).filter(({ id }) => id !== accessEntry.collection);
  const random = new Random(seed);
  await using server = await FuzzServer.start(config, USER_IDS);
  plant?.(server.running);
  const judge = new Judge(server, new Oracle(all));
  let warm: ReturnType<typeof memory> | undefined;
  let slowest = 0;
  let sent = 0;
  for (let done = 0; done < requests && Date.now() < endsAt; done += BATCH) {
    const collections = random.some(all, COLLECTIONS_AT_ONCE);
    const numRuns = Math.min(BATCH, requests - done);
    const batch = fc.sample(requestOf(collections, server.actors.length), { seed: random.below(1e9), numRuns });
    for (const [n, request] of batch.entries()) {
      const start = performance.now();
      try {
        await judge.send(request);
      } catch (cause) {
        throw new Error(`Seed ${seed}, request ${done + n}: ${JSON.stringify(request).slice(0, 2000)}`, { cause });
      }
      slowest = Math.max(slowest, performance.now() - start);
    }
    try {
      await judge.unblock();
      await judge.reconcile(collections);
    } catch (cause) {
      throw new Error(`Seed ${seed}, after request ${done + numRuns}`, { cause });
    }
    if (!warm && done + BATCH >= requests * WARM) warm = memory();
    sent = done + numRuns;
    onBatch?.(sent);
  }
  const end = memory();
  const heap = end.heap - (warm?.heap ?? 0);
  const resident = end.resident - (warm?.resident ?? 0);
  if (heap > HEAP_GROWTH || resident > RESIDENT_GROWTH)
    throw new Error(
      `Seed ${seed}: the heap grew by ${Math.round(heap / MIB)} MiB, the process by ${Math.round(resident / MIB)} MiB`,
    );
  return { seed, requests: sent, met: judge.met, heap, resident, slowest };
}
