import type { Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import type { CheckState } from './check-state.ts';
import type { KnownFacts } from './use-known.ts';

/** The stage to say on the phone: the profile's if the user kept it, else the chosen one without a week. */
export function statedStage({ stage }: CheckState, known: KnownFacts): Stage {
  if (!stage || stage.choice === known.stage.choice) return known.profileStage;
  return stage.choice === 'ended' ? { kind: 'ended' } : { kind: 'unknown' };
}
