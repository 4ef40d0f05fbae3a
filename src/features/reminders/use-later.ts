import { MINUTE_MS } from '@/clinical/reading-time.ts';
import type { PlannedDose } from '@/clinical/adherence.ts';
import { useSealedDraft } from '@/use-sealed-draft.ts';

/** After Later a dose asks again so many minutes on. */
const LATER_MINUTES = 15;

const none: Record<string, number> = {};
export const doseKey = ({ reminder, date, time }: PlannedDose) => `${reminder.id} ${date} ${time}`;

/** Which doses were put off on this phone, and until when (ms). Nobody else has to know. */
export function useLater() {
  const { draft: until, set } = useSealedDraft('later', none);
  return {
    untilOf: (dose: PlannedDose): number | null => until[doseKey(dose)] ?? null,
    putOff: (dose: PlannedDose) => set({ [doseKey(dose)]: Date.now() + LATER_MINUTES * MINUTE_MS }),
  };
}
