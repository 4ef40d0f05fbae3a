import { CronExpressionParser } from 'cron-parser';

/** setTimeout counts in 32 bits; a longer wait is taken in steps. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Calls `work` at every time of the cron expression (UTC). Times that pass while the process is down, asleep or still
 * at work are skipped: one run that is late is enough, and none ever meets the one before it.
 * @returns the call that ends it
 * @throws Error when the expression is none
 */
export function everyTick(cron: string, work: () => Promise<unknown>): () => void {
  const next = () => CronExpressionParser.parse(cron, { tz: 'UTC', currentDate: new Date() }).next().getTime();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const arm = (at: number) => {
    if (isStopped) return;
    const wait = Math.max(0, at - Date.now());
    timer = setTimeout(() => (wait > LONGEST_TIMER_MS ? arm(at) : run()), Math.min(wait, LONGEST_TIMER_MS));
    timer.unref();
  };
  const run = () => {
    void work()
      .catch(() => undefined)
      .then(() => arm(next()));
  };
  arm(next());
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
