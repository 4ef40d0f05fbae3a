import type { VoteChoice } from '@/model/forum/vote.ts';

interface WrittenText {
  readonly user: string;
  readonly content: string;
  readonly topicId: string | undefined;
  readonly by: number;
  isCertain: boolean;
}

interface CastVote {
  readonly choice: VoteChoice;
  readonly by: number;
  isCertain: boolean;
}

/** What people wrote in the forum. `by` is the number of the phone. */
export class ForumIntentions {
  readonly texts = new Map<string, WrittenText>();
  readonly #votes = new Map<string, CastVote[]>();

  write(id: string, text: Omit<WrittenText, 'isCertain'>): WrittenText {
    const written = this.texts.get(id) ?? { ...text, isCertain: false };
    this.texts.set(id, written);
    return written;
  }

  vote(user: string, targetId: string, choice: VoteChoice, by: number): CastVote {
    const key = `${user} ${targetId}`;
    const cast = { choice, by, isCertain: false };
    this.#votes.set(key, [...(this.#votes.get(key) ?? []), cast]);
    return cast;
  }

  /** A wiped phone may have lost what it had not sent. */
  wiped(by: number): void {
    for (const each of [...this.texts.values(), ...[...this.#votes.values()].flat()])
      if (each.by === by) each.isCertain = false;
  }

  get isEmpty(): boolean {
    return this.texts.size + this.#votes.size === 0;
  }

  get voted(): string[] {
    return [...this.#votes.keys()];
  }

  /**
   * The choices with which a vote may end; undefined stands for no vote. Of one phone the last certain one counts, and
   * of two phones the server has the one that came last.
   */
  mayEndWith(key: string): (VoteChoice | undefined)[] {
    const all = this.#votes.get(key) ?? [];
    const ofPhones = [...new Set(all.map(({ by }) => by))].map((phone) => all.filter(({ by }) => by === phone));
    const last = ofPhones.flatMap((votes) => {
      const certain = votes.findLastIndex(({ isCertain }) => isCertain);
      return votes.slice(Math.max(0, certain)).map(({ choice }) => choice);
    });
    return all.some(({ isCertain }) => isCertain) ? last : [undefined, ...last];
  }

  every(key: string): VoteChoice[] {
    return (this.#votes.get(key) ?? []).map(({ choice }) => choice);
  }
}
