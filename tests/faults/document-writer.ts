import {
  asking,
  documents,
  freshId,
  limit,
  where,
  type Answer,
  type Client,
  type Json,
} from '../contract/server/client.ts';
import type { Random } from '../support/samples/random.ts';
import { Ledger, type Change, type Kept } from './ledger.ts';

const MOST_OWN = 40;
const BURST = 8;

/** A call got no answer, because the server died during it. */
export class Unanswered extends Error {}

/** @throws Unanswered when no answer came, Error when the answer is not a success */
export async function answerTo(call: Promise<Answer>): Promise<Json> {
  const answer = await call.catch((cause: unknown) => {
    throw new Unanswered('no answer', { cause });
  });
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body;
}

/** Changes its own documents, one call after the other: single documents, several at once, and transactions. */
export class DocumentWriter {
  readonly ledger: Ledger;
  /** The numbers of changes with and without an answer. */
  answered = 0;
  unanswered = 0;

  constructor(
    name: string,
    private readonly random: Random,
  ) {
    this.ledger = new Ledger(name);
  }

  /** Writes until a call gets no answer. @throws Error when a call is refused */
  async writeUntilTheEnd(server: Client): Promise<void> {
    try {
      for (;;) await this.step(server);
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
    }
  }

  async check(server: Client): Promise<string[]> {
    const query = asking(where('equal', 'owner', this.ledger.owner), limit(5000));
    const body = await answerTo(server.get(documents('entries') + query));
    const found = (body['documents'] as Json[]).map((document): [string, Kept] => [
      String(document['$id']),
      { title: String(document['title']), count: Number(document['count']) },
    ]);
    return this.ledger.settle(new Map(found));
  }

  private step(server: Client): Promise<void> {
    const { size } = this.ledger.certain;
    const makers = [() => this.create(server), () => this.burst(server), () => this.bulkCreate(server)];
    const changers = [
      () => this.patch(server),
      () => this.increment(server),
      () => this.remove(server),
      () => this.transaction(server),
      () => this.bulkPatch(server),
      () => this.bulkRemove(server),
    ];
    if (size > MOST_OWN) return this.bulkRemove(server);
    return this.random.pick(size < 6 ? makers : [...makers, ...changers])();
  }

  /** Makes this change with one call. */
  private async make(change: Change, call: Promise<Answer>): Promise<void> {
    try {
      await answerTo(call);
    } catch (error) {
      if (error instanceof Unanswered) {
        this.unanswered += 1;
        this.ledger.unanswered(change);
      }
      throw error;
    }
    this.answered += 1;
    this.ledger.answered(change);
  }

  private newOne(): [id: string, kept: Kept, data: Json] {
    const kept = { title: `made ${this.random.below(1e6)}`, count: this.random.below(100) };
    return [freshId('kill'), kept, { ...kept, owner: this.ledger.owner }];
  }

  private some(most: number): [string, Kept][] {
    return this.random.some([...this.ledger.certain], most);
  }

  private get permissions(): string[] {
    return this.random.some(['a', 'b', 'c'], 2).map((id) => `read("user:${id}")`);
  }

  private create(server: Client): Promise<void> {
    const [documentId, kept, data] = this.newOne();
    const body = { documentId, data, permissions: this.permissions };
    return this.make(new Map([[documentId, kept]]), server.post(documents('entries'), body));
  }

  /** Sends several calls at once, which share a commit. */
  private async burst(server: Client): Promise<void> {
    const ends = await Promise.allSettled(Array.from({ length: BURST }, () => this.create(server)));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }

  private async patch(server: Client): Promise<void> {
    for (const [id, kept] of this.some(1)) {
      const title = `changed ${this.random.below(1e6)}`;
      const body = { data: { title }, permissions: this.permissions };
      await this.make(new Map([[id, { ...kept, title }]]), server.patch(documents('entries', id), body));
    }
  }

  private async increment(server: Client): Promise<void> {
    for (const [id, kept] of this.some(1)) {
      const call = server.patch(documents('entries', id, '/count/increment'), { value: 1 });
      await this.make(new Map([[id, { ...kept, count: kept.count + 1 }]]), call);
    }
  }

  private async remove(server: Client): Promise<void> {
    for (const [id] of this.some(1))
      await this.make(new Map([[id, null]]), server.delete(documents('entries', id), {}));
  }

  private async bulkCreate(server: Client): Promise<void> {
    const made = Array.from({ length: 10 }, () => this.newOne());
    const body = { documents: made.map(([$id, , data]) => ({ ...data, $id, $permissions: this.permissions })) };
    await this.make(new Map(made.map(([id, kept]) => [id, kept])), server.post(documents('entries'), body));
  }

  private async bulkPatch(server: Client): Promise<void> {
    const chosen = this.some(10);
    const title = `bulk ${this.random.below(1e6)}`;
    const queries = [JSON.stringify(where('equal', '$id', ...chosen.map(([id]) => id)))];
    const change = new Map(chosen.map(([id, kept]) => [id, { ...kept, title }]));
    await this.make(change, server.patch(documents('entries'), { queries, data: { title } }));
  }

  private async bulkRemove(server: Client): Promise<void> {
    const ids = this.some(15).map(([id]) => id);
    const queries = [JSON.stringify(where('equal', '$id', ...ids))];
    await this.make(new Map(ids.map((id) => [id, null])), server.delete(documents('entries'), { queries }));
  }

  private async transaction(server: Client): Promise<void> {
    const change = new Map<string, Kept | null>();
    const place = { databaseId: 'main', collectionId: 'entries' };
    const changes = this.some(6).map(([documentId, kept]) => {
      const isRemoval = this.random.below(3) === 0;
      const title = `together ${this.random.below(1e6)}`;
      change.set(documentId, isRemoval ? null : { ...kept, title });
      return {
        ...place,
        documentId,
        action: isRemoval ? 'delete' : 'update',
        ...(isRemoval ? {} : { data: { title } }),
      };
    });
    const creations = Array.from({ length: 4 }, () => {
      const [documentId, kept, data] = this.newOne();
      change.set(documentId, kept);
      return { ...place, documentId, action: 'create', data: { ...data, $permissions: this.permissions } };
    });
    const { $id } = await answerTo(server.post('/databases/transactions'));
    const path = `/databases/transactions/${String($id)}`;
    await answerTo(server.post(`${path}/operations`, { operations: [...changes, ...creations] }));
    await this.make(change, server.patch(path, { commit: true }));
  }
}
