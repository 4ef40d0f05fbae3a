import { ApiError } from '../protocol/api-error.ts';

const MAX_RUNNING = 2;
/** A page of a gallery. */
const MAX_PER_CALLER = 30;
const MAX_QUEUED = 100;

/** Renders two previews at the same time; the others are queued. */
export class PreviewQueue {
  private running = 0;
  private readonly queue: (() => void)[] = [];
  private readonly byCaller = new Map<string, number>();

  /**
   * @param caller whose previews are counted together
   * @throws general_rate_limit_exceeded when the caller or all callers together have too many
   */
  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const count = this.byCaller.get(caller) ?? 0;
    if (count >= MAX_PER_CALLER || this.queue.length >= MAX_QUEUED)
      throw new ApiError(429, 'general_rate_limit_exceeded', 'Too many previews at once. Please try again later.');
    this.byCaller.set(caller, count + 1);
    try {
      return await this.inTurn(work);
    } finally {
      const left = (this.byCaller.get(caller) ?? 1) - 1;
      if (left === 0) this.byCaller.delete(caller);
      else this.byCaller.set(caller, left);
    }
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= MAX_RUNNING) await new Promise<void>((go) => this.queue.push(go));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
