/** The phase that runs after `passed` ms, how many ms of it are left, and the number of completed rounds. */
export function phaseAt(passed: number, durations: readonly number[]): { phase: number; left: number; round: number } {
  const total = durations.reduce((sum, each) => sum + each, 0);
  let rest = passed % total;
  const round = Math.floor(passed / total);
  for (const [phase, duration] of durations.entries()) {
    if (rest < duration) return { phase, left: duration - rest, round };
    rest -= duration;
  }
  return { phase: 0, left: durations[0] ?? 0, round };
}
