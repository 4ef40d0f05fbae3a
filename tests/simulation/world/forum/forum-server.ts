import type { ForumWrite } from '@/model/forum/forum-write.ts';
import type { VoteChoice } from '@/model/forum/vote.ts';
import type { Caller } from '../network-connection.ts';
import { Refusal } from '../servers/refusal.ts';

/** A topic or a reply as the forum shows it. */
export interface ForumText {
  readonly author: string;
  readonly content: string;
  readonly topicId: string | undefined;
}

/** A model of the forum function, in memory: the phone makes the ids, so a second call has no second effect. */
export class ForumServer {
  readonly texts = new Map<string, ForumText>();
  /** The vote of each account on each target, by both ids. */
  readonly votes = new Map<string, VoteChoice>();
  /** Accounts of which a vote may have arrived after a later one. */
  readonly lateVoters = new Set<string>();

  /** @param userId whose text it is, as the phone says @throws Refusal */
  take(caller: Caller, userId: string, write: ForumWrite): void {
    if (caller !== userId) throw new Refusal(401, 'general_unauthorized_scope');
    if (write.kind === 'vote') {
      if (!this.texts.has(write.targetId)) throw new Refusal(410, 'gone');
      this.votes.set(`${userId} ${write.targetId}`, write.voteType);
      return;
    }
    const topicId = write.kind === 'reply' ? write.topicId : undefined;
    if (topicId !== undefined && !this.texts.has(topicId)) throw new Refusal(410, 'gone');
    const known = this.texts.get(write.id);
    if (known && known.author !== userId) throw new Refusal(409, 'taken');
    this.texts.set(write.id, known ?? { author: userId, content: write.content, topicId });
  }
}
