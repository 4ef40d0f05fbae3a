import { withEpisodes } from './episodes/episode-steps.ts';
import { withFiles } from './files/file-steps.ts';
import { Random } from './random.ts';
import type { ExtraCollection, Step, Trace } from './steps.ts';
import { withVisits } from './visits/visit-steps.ts';

const extras: Readonly<Record<ExtraCollection, (seed: number, steps: readonly Step[]) => Step[]>> = {
  careNotes: withEpisodes,
  appointments: withVisits,
  documents: withFiles,
};

/**
 * In some runs both phones of the first patient have one more collection, with its own steps; never beside two tabs,
 * because of RxDB's limit. Uses its own random numbers.
 */
export function withExtraCollection(seed: number, trace: Trace): Trace {
  const random = Random.for(seed, 'extra collection');
  if (trace.tabs || !random.chance(0.5)) return trace;
  const extra = random.pick(Object.keys(extras) as ExtraCollection[]);
  return { ...trace, extra, steps: extras[extra](seed, trace.steps) };
}
