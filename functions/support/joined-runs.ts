/** Does the work for these accounts. */
export type Work = (userIds: readonly string[]) => Promise<number>;

/** A run that has not started: calls may still join it. */
interface WaitingRun {
  readonly userIds: Set<string>;
  /** Of the call that joined last: its API key is valid the longest. */
  work: Work;
  readonly ended: Promise<number>;
  start(): void;
}

/** A run that takes longer does not hold up the next one (ms). */
const LONGEST_RUN_MS = 10_000;

/**
 * Runs one after the other. A call that arrives during a run joins the next one: the run under way may have read this
 * account's documents already.
 */
export class JoinedRuns {
  private isRunning = false;
  private readonly waiting: WaitingRun[] = [];

  /** @param max accounts in one run */
  constructor(
    private readonly max: number,
    private readonly longestMs: number = LONGEST_RUN_MS,
  ) {}

  /**
   * Does the work for this account in the next run.
   * @returns what the whole run returns
   */
  join(userId: string, work: Work): Promise<number> {
    const open = this.waiting.find(({ userIds }) => userIds.has(userId) || userIds.size < this.max);
    const run = open ?? this.newRun(work);
    run.userIds.add(userId);
    run.work = work;
    if (!this.isRunning) this.startNext();
    return run.ended;
  }

  private newRun(work: Work): WaitingRun {
    let start = () => undefined as void;
    const started = new Promise<void>((resolve) => (start = resolve));
    const userIds = new Set<string>();
    const run: WaitingRun = { userIds, work, ended: started.then(() => run.work([...userIds])), start };
    this.waiting.push(run);
    return run;
  }

  private startNext(): void {
    const run = this.waiting.shift();
    this.isRunning = run !== undefined;
    if (!run) return;
    let isOver = false;
    const next = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      this.startNext();
    };
    const timer = setTimeout(next, this.longestMs);
    run.start();
    run.ended.then(next, next);
  }
}
