import { runTrace, type OpenServer } from './run-trace.ts';
import type { Step, Trace } from './steps.ts';

/** The limit of runs; each candidate needs one. */
const MOST_RUNS = 400;

/** Smaller variants of one step, smallest first. */
function* smaller(step: Step): Generator<Step> {
  if (step.do === 'wait' && step.ms > 1) yield { ...step, ms: 1 };
  if (step.do === 'wait' && step.ms > 1000) yield { ...step, ms: 1000 };
  if ((step.do === 'call fault' || step.do === 'disk fault') && step.after > 0) yield { ...step, after: 0 };
  if (step.do === 'add' && step.ids.length > 1) yield { ...step, ids: step.ids.slice(0, 1) };
}

/**
 * The shortest run found that violates the same invariant: leaves out steps in halves, quarters and one by one, then
 * makes steps smaller.
 */
export async function shrink(trace: Trace, invariant: string, openServer: OpenServer): Promise<Trace> {
  let steps = trace.steps;
  let runs = 0;
  const isStillBroken = async (tried: readonly Step[]): Promise<boolean> => {
    if ((runs += 1) > MOST_RUNS) return false;
    return (await runTrace({ ...trace, steps: tried }, openServer)).violation?.invariant === invariant;
  };
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = steps.length - size; at > -size; at -= size) {
      const without = [...steps.slice(0, Math.max(0, at)), ...steps.slice(at + size)];
      if (without.length < steps.length && (await isStillBroken(without))) steps = without;
    }
  }
  for (let at = 0; at < steps.length; at += 1) {
    for (const step of smaller(steps[at] as Step)) {
      const tried = steps.with(at, step);
      if (!(await isStillBroken(tried))) continue;
      steps = tried;
      break;
    }
  }
  return { ...trace, steps };
}
