import { useCallback, useEffect, useState } from 'react';
import type { DoseStep, LatePlan } from '@/clinical/plan/late-plan.ts';
import { useUndo } from '@/ui/feedback/use-undo.ts';

/** A dose marked as taken can be taken back for so long (ms); after that on the page of the medicines. */
const UNDO_MS = 10_000;

/** Loaded late, because it imports the record types. */
const writes = () => import('@/db/records/doses.ts');
const keyOf = ({ reminderId, date, time }: DoseStep) => ({ reminderId, date, time });

/**
 * Marks doses of Today as taken, with undo. While the plan comes from the snapshot, a tap waits for the live plan: the dose may have
 * been answered on another device or by a notification since then.
 */
export function useDoseAnswer(late: { readonly plan: LatePlan; readonly isLive: boolean } | undefined) {
  const [hasFailed, setFailed] = useState(false);
  const [wanted, setWanted] = useState<string | null>(null);
  const failed = useCallback(() => setFailed(true), []);
  const { gone, start, undo } = useUndo<DoseStep>((dose) => {
    writes()
      .then(({ recordDose }) => recordDose(keyOf(dose), 'open'))
      .catch(failed);
  }, UNDO_MS);
  useEffect(() => {
    if (wanted === null || !late?.isLive) return;
    setWanted(null);
    const dose = late.plan.steps.find((step): step is DoseStep => step.is === 'dose' && step.key === wanted);
    if (!dose || dose.doneAt !== null) return;
    writes()
      .then(({ recordDose }) => recordDose(keyOf(dose), 'taken'))
      .then(() => start(dose))
      .catch(failed);
  }, [wanted, late, start, failed]);
  const take = useCallback((dose: DoseStep) => {
    setFailed(false);
    setWanted(dose.key);
  }, []);
  return { take, gone, undo, hasFailed };
}
