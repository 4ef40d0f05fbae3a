import type { Stage } from '@/clinical/stage.ts';
import type { CheckState } from './check-state.ts';
import type { Known } from './use-known.ts';

/** The stage to say on the phone: the profile's when she kept its choice, or what she chose, without a number. */
export function statedStage({ stage }: CheckState, known: Known): Stage {
  if (!stage || stage.choice === known.stage.choice) return known.profileStage;
  return stage.choice === 'ended' ? { kind: 'ended' } : { kind: 'unknown' };
}
