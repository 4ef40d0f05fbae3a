import { ApiError } from '../protocol/api-error.ts';

/** Runs at once that one caller started: an account, or an IP address of guests, which a clinic may share. */
const MAX_PER_CALLER = 20;
/** Runs at once that callers started. Each may hold a request body of 12 MB. */
const MAX_RUNS = 60;

/** Limits how many runs of functions for HTTP requests exist at once. */
export class RunLimits {
  private readonly byCaller = new Map<string, number>();
  private total = 0;

  /**
   * Counts a run.
   * @returns a function that ends it; more than one call has no effect
   * @throws general_rate_limit_exceeded when the caller or all callers together have too many
   */
  begin(caller: string): () => void {
    const count = this.byCaller.get(caller) ?? 0;
    if (count >= MAX_PER_CALLER || this.total >= MAX_RUNS)
      throw new ApiError(429, 'general_rate_limit_exceeded', 'Too many functions are running. Please try again later.');
    this.byCaller.set(caller, count + 1);
    this.total += 1;
    let isRunning = true;
    return () => {
      if (!isRunning) return;
      isRunning = false;
      this.total -= 1;
      const left = (this.byCaller.get(caller) ?? 1) - 1;
      if (left === 0) this.byCaller.delete(caller);
      else this.byCaller.set(caller, left);
    };
  }
}
