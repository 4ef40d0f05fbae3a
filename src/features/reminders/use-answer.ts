import { useState } from 'react';
import type { DoseKey } from '@/db/doses.ts';
import { recordDose } from '@/db/doses.ts';
import type { DoseOutcome } from '@/model/dose.ts';

/** Says what became of a dose, at once on this phone; `hasFailed` when the phone could not keep it. */
export function useAnswer() {
  const [hasFailed, setFailed] = useState(false);
  const answer = (dose: DoseKey, outcome: DoseOutcome) => {
    setFailed(false);
    recordDose(dose, outcome).catch(() => setFailed(true));
  };
  return { hasFailed, answer };
}
