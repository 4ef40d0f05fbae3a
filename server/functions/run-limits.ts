import { ApiError } from '../protocol/api-error.ts';

/** Runs at once that one caller started: an account, or an IP address of guests, which a clinic may share. */
const MAX_PER_CALLER = 20;
/** Runs at once that callers started. Each may hold a request body of 12 MB. */
const MAX_RUNS = 60;
/**
 * Runs at once without a request body, of signed-in users. All phones of a clinic may push in the same instant and then
 * ask for the doctor's access; a call that is refused waits for the scheduled run.
 */
const MAX_EMPTY_RUNS = 1000;

/** Limits how many runs of functions for HTTP requests exist at once. */
export class RunLimits {
  private readonly byCaller = new Map<string, number>();
  private readonly totals = { withBody: 0, empty: 0 };

  /**
   * Counts a run.
   * @param isEmpty whether a signed-in user sends no body
   * @returns a function that ends it; more than one call has no effect
   * @throws general_rate_limit_exceeded when the caller or all callers together have too many
   */
  begin(caller: string, isEmpty = false): () => void {
    const count = this.byCaller.get(caller) ?? 0;
    const [kind, max] = isEmpty ? (['empty', MAX_EMPTY_RUNS] as const) : (['withBody', MAX_RUNS] as const);
    if (count >= MAX_PER_CALLER || this.totals[kind] >= max)
      throw new ApiError(429, 'general_rate_limit_exceeded', 'Too many functions are running. Please try again later.');
    this.byCaller.set(caller, count + 1);
    this.totals[kind] += 1;
    let isRunning = true;
    return () => {
      if (!isRunning) return;
      isRunning = false;
      this.totals[kind] -= 1;
      const left = (this.byCaller.get(caller) ?? 1) - 1;
      if (left === 0) this.byCaller.delete(caller);
      else this.byCaller.set(caller, left);
    };
  }
}
