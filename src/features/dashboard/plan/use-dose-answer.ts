import type { DoseStep, LatePlan } from '@/model/plan/plan-step.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
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
  const waiting = useRef<string | null>(null);
  const failed = useCallback(() => setFailed(true), []);
  const { gone, start, undo } = useUndo<DoseStep>((dose) => {
    writes()
      .then(({ recordDose }) => recordDose(keyOf(dose), 'open'))
      .catch(failed);
  }, UNDO_MS);
  const record = useCallback(
    (dose: DoseStep) => {
      writes()
        .then(({ recordDose }) => recordDose(keyOf(dose), 'taken'))
        .then(() => start(dose))
        .catch(failed);
    },
    [start, failed],
  );
  useEffect(() => {
    if (waiting.current === null || !late?.isLive) return;
    const dose = late.plan.steps.find((step): step is DoseStep => step.is === 'dose' && step.key === waiting.current);
    waiting.current = null;
    if (dose && dose.doneAt === null) record(dose);
  }, [late, record]);
  const take = (dose: DoseStep) => {
    setFailed(false);
    if (late?.isLive) record(dose);
    else waiting.current = dose.key;
  };
  return { take, gone, undo, hasFailed };
}
