import { toInstant } from '@/model/instant.ts';
import { localCollections, type LocalCollection } from '@/model/local-collection.ts';
import { isKeptBy } from '@/model/record.ts';
import { tombstone } from '@/model/tombstone.ts';
import { OVERLAP_MS, pageQueries, placeOf, type Place } from './by-value.ts';
import type { Gate } from './gate.ts';
import type { Verify } from './guard.ts';
import { gathered } from './gathered.ts';
import type { Remote, RemoteDocument } from './remote.ts';

const PAGE = 1000;

/** Their tombstones are what earlier versions left when a refused entry was given up. */
const neverDeleted = new Set(
  Object.values<LocalCollection>(localCollections)
    .flatMap(({ records }) => Object.values(records))
    .filter(({ isNeverDeleted }) => isNeverDeleted)
    .map(({ collection }) => collection),
);

export interface Gone {
  readonly id: string;
  readonly updatedAt: string;
  /** When the person deleted it, by the phone's clock. */
  readonly deletedAt: string;
}

/**
 * Everything of this user that was deleted, as far as the server remembers: read whole at the start, then what is new.
 * One reading serves all collections. Whole, because a document that shows up late must be recognised as deleted.
 */
export class TombstoneLog {
  /** Asks for what is new; the answer to a call is never older than the call. */
  readonly refresh: () => Promise<void>;
  #gone = new Map<string, Map<string, Gone>>();
  #latest: string | null = null;

  constructor(
    private readonly remote: Pick<Remote, 'list'>,
    private readonly gate: Gate,
    private readonly userId: string,
  ) {
    this.refresh = gathered(() => this.#read());
  }

  /** What was deleted from a remote collection at `from` or later; everything without `from`. */
  since(collection: string, from: string | null): Gone[] {
    const all = [...(this.#gone.get(collection)?.values() ?? [])];
    return from === null ? all : all.filter(({ updatedAt }) => updatedAt >= from);
  }

  find(collection: string, id: string): Gone | undefined {
    return this.#gone.get(collection)?.get(id);
  }

  /** It was made again since. */
  forget(collection: string, id: string): void {
    this.#gone.get(collection)?.delete(id);
  }

  /** Forgets all and reads everything again: a server that was set back has lost tombstones that it told of before. */
  async readAnew(verify: Verify): Promise<void> {
    for (;;) {
      const anew = new TombstoneLog(this.remote, this.gate, this.userId);
      await anew.#read();
      // To a lost session nothing was ever deleted.
      if ((await verify()) === 'regained') continue;
      this.#gone = anew.#gone;
      this.#latest = anew.#latest;
      return;
    }
  }

  async #read(): Promise<void> {
    let place: { from: string } | { after: Place } | null =
      this.#latest === null ? null : { from: toInstant(Date.parse(this.#latest) - OVERLAP_MS) };
    for (;;) {
      const queries = pageQueries(this.userId, PAGE, place);
      const page: RemoteDocument[] = await this.gate.ask(() => this.remote.list(tombstone.collection, queries));
      for (const document of page) this.#note(document);
      const last = page.at(-1);
      if (!last || page.length < PAGE) return;
      place = { after: placeOf(last) };
    }
  }

  #note(document: RemoteDocument): void {
    // A stranger's would take her own records from her.
    if (!isKeptBy(tombstone, document, this.userId)) return;
    const { $id: id, $updatedAt: updatedAt, entity, deletedAt } = document;
    if (neverDeleted.has(String(entity))) return;
    const ofCollection = this.#gone.get(String(entity)) ?? new Map<string, Gone>();
    ofCollection.set(id, { id, updatedAt, deletedAt: toInstant(String(deletedAt)) });
    this.#gone.set(String(entity), ofCollection);
    if (this.#latest === null || updatedAt > this.#latest) this.#latest = updatedAt;
  }
}
