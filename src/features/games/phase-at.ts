/** Which of several phases runs after so many ms, how many ms of it are left, and how many rounds are over. */
export function phaseAt(passed: number, durations: readonly number[]): { phase: number; left: number; round: number } {
  const whole = durations.reduce((sum, each) => sum + each, 0);
  let rest = passed % whole;
  const round = Math.floor(passed / whole);
  for (const [phase, duration] of durations.entries()) {
    if (rest < duration) return { phase, left: duration - rest, round };
    rest -= duration;
  }
  return { phase: 0, left: durations[0] ?? 0, round };
}
