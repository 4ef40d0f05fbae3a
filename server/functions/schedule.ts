import { CronExpressionParser } from 'cron-parser';

/** setTimeout takes a signed 32-bit number; longer delays are split. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Calls `work` at every time of the cron expression (UTC). Times that pass while the process is down, suspended or
 * still working are skipped, and two runs never overlap.
 * @returns a function that stops the schedule
 * @throws Error when the expression is not valid
 */
export function runOnSchedule(cron: string, work: () => Promise<unknown>): () => void {
  const next = () => CronExpressionParser.parse(cron, { tz: 'UTC', currentDate: new Date() }).next().getTime();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const scheduleAt = (at: number) => {
    if (isStopped) return;
    const delay = Math.max(0, at - Date.now());
    timer = setTimeout(() => (delay > LONGEST_TIMER_MS ? scheduleAt(at) : run()), Math.min(delay, LONGEST_TIMER_MS));
    timer.unref();
  };
  const run = () => {
    void work()
      .catch(() => undefined)
      .then(() => scheduleAt(next()));
  };
  scheduleAt(next());
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
