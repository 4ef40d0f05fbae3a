import { currentForumStore } from '@/db/forum/forum-store.ts';
import { setVote, writeReply, writeTopic } from '@/db/forum/forum-writes.ts';
import type { ForumWrite } from '@/model/forum/forum-write.ts';
import type { VoteChoice } from '@/model/forum/vote.ts';
import type { Store } from '@/db/store/open-store.ts';
import { sendUnsentWrites } from '@/sync/outbox/send-forum.ts';
import { BackendRefusal } from '@/sync/transport/backend-call.ts';
import type { Boot } from '../disk.ts';
import type { NetworkConnection } from '../network-connection.ts';
import { withIds } from '../new-id.ts';
import { inStore } from '../open-store.ts';
import { brokenAnswers } from '../servers/broken-answers.ts';
import { Refusal } from '../servers/refusal.ts';
import type { ForumIntentions } from './forum-intentions.ts';
import type { ForumServer } from './forum-server.ts';

export interface ForumPhone {
  readonly user: string;
  readonly number: number;
  readonly connection: NetworkConnection;
  readonly server: ForumServer;
  readonly intentions: ForumIntentions;
  readonly isOnline: () => boolean;
  /** The store of one of the open tabs and its process; undefined on a phone that is off. */
  readonly open: () => { readonly store: Store; readonly boot: Boot } | undefined;
}

/** Only the forum function itself answers with 404, 409 or 410; a proxy in front of it may answer with 503. */
const status = (code: number, type: string) =>
  brokenAnswers.status(code === 404 || code === 409 || code === 410 ? 503 : code, type);

const titleOf = (id: string): string => `Question ${id}`;
const contentOf = (id: string): string => `The text of ${id}, which has some words.`;

/** What a person writes in the forum on one phone, by the writers and the outbox of the app. */
export class PhoneForum {
  /** The process that sends now. */
  #sending: Boot | undefined;

  constructor(private readonly phone: ForumPhone) {}

  async writeTopic(id: string): Promise<void> {
    const text = { title: titleOf(id), content: contentOf(id), category: null, isNamed: false };
    await this.#write(id, undefined, () => writeTopic(text));
  }

  async writeReply(id: string, topicId: string): Promise<void> {
    if (this.#sees(topicId))
      await this.#write(id, topicId, () => writeReply(topicId, { content: contentOf(id), isNamed: false }));
  }

  async vote(targetId: string, choice: VoteChoice): Promise<void> {
    const open = this.phone.open();
    if (!open || !this.#sees(targetId)) return;
    const cast = this.phone.intentions.vote(this.phone.user, targetId, choice, this.phone.number);
    await inStore(open.store, () => setVote('topic', targetId, choice));
    cast.isCertain = true;
    this.send();
  }

  /** Sends what is unsent, as the outbox of the app does after a write and from time to time. */
  send(): void {
    const open = this.phone.open();
    const isBusy = this.#sending && !this.#sending.isDead;
    // Most runs have no forum, and opening its database takes time.
    if (!open || isBusy || !this.phone.isOnline() || this.phone.intentions.isEmpty) return;
    const { store, boot } = open;
    this.#sending = boot;
    const sent = inStore(store, async () => {
      const forumStore = await currentForumStore();
      await sendUnsentWrites(
        forumStore,
        (write) => this.#call(boot, write),
        () => !this.phone.isOnline(),
      );
    });
    void sent
      .catch(() => undefined)
      .finally(() => {
        if (this.#sending === boot) this.#sending = undefined;
      });
  }

  /** She sees the topics of the forum, and those that she has written on this phone. */
  #sees(topicId: string): boolean {
    const { server, intentions, number } = this.phone;
    return server.texts.has(topicId) || intentions.texts.get(topicId)?.by === number;
  }

  async #write(id: string, topicId: string | undefined, write: () => Promise<unknown>): Promise<void> {
    const open = this.phone.open();
    if (!open) return;
    const { user, number, intentions } = this.phone;
    const written = intentions.write(id, { user, content: contentOf(id), topicId, by: number });
    await inStore(open.store, () => withIds([id], write));
    written.isCertain = true;
    this.send();
  }

  async #call(boot: Boot, write: ForumWrite): Promise<void> {
    const { connection, server, user } = this.phone;
    let runs = 0;
    const run = (caller: string | null): void => {
      runs += 1;
      if (runs > 1 || boot.isDead || connection.hasLateCall) server.lateVoters.add(user);
      server.take(caller, user, write);
    };
    try {
      await connection.send(boot, 'forum', { ...brokenAnswers, status, run });
    } catch (error) {
      throw error instanceof Refusal ? new BackendRefusal(error.code) : error;
    }
  }
}
