/** A run of a function that an event triggers. */
export interface EventRun {
  readonly functionId: string;
  /** The event's full name, the action last: `databases.d.collections.c.documents.x.update`. */
  readonly event: string;
  /** The account that caused it; null for guests, keys and the server itself. */
  readonly userId: string | null;
  run(): Promise<unknown>;
}

/** Key of function, account and document. The account belongs to it because functions receive it. */
const subjectOf = ({ functionId, event, userId }: EventRun): string =>
  JSON.stringify([functionId, userId, event.slice(0, event.lastIndexOf('.'))]);

/**
 * Whether the later run makes the earlier one unnecessary. Deletions are never merged, because the event is the only
 * copy of a deleted document.
 */
const canReplace = (later: EventRun, earlier: EventRun): boolean =>
  later.event === earlier.event && !later.event.endsWith('.delete');

/** A queued run, which a later event of the same subject can replace. */
interface QueuedRun {
  run: EventRun;
}

/**
 * Queue of runs. Accounts take turns (round robin), so nobody has to wait for all runs of another account. If a
 * document changes again before its run starts, it runs once, with the latest state: events only name the document to
 * read.
 */
export class EventQueue {
  /** Queued runs by account, in the order of the accounts' turns. */
  private readonly byUser = new Map<string | null, QueuedRun[]>();
  /** The last queued run of each subject. Earlier runs of the subject keep their order and payload. */
  private readonly latest = new Map<string, QueuedRun>();

  private queued = 0;

  get isEmpty(): boolean {
    return this.byUser.size === 0;
  }

  /** How many runs are queued. */
  get size(): number {
    return this.queued;
  }

  add(run: EventRun): void {
    const subject = subjectOf(run);
    const before = this.latest.get(subject);
    if (before && canReplace(run, before.run)) {
      before.run = run;
      return;
    }
    const queued = { run };
    this.queued += 1;
    this.latest.set(subject, queued);
    const userQueue = this.byUser.get(run.userId);
    if (userQueue) userQueue.push(queued);
    else this.byUser.set(run.userId, [queued]);
  }

  next(): EventRun | undefined {
    const [first] = this.byUser;
    if (!first) return undefined;
    const [userId, userQueue] = first;
    const queued = userQueue.shift();
    // Insert the account again, behind all others.
    this.byUser.delete(userId);
    if (userQueue.length > 0) this.byUser.set(userId, userQueue);
    if (!queued) return undefined;
    this.queued -= 1;
    const subject = subjectOf(queued.run);
    if (this.latest.get(subject) === queued) this.latest.delete(subject);
    return queued.run;
  }

  clear(): void {
    this.byUser.clear();
    this.latest.clear();
    this.queued = 0;
  }
}
