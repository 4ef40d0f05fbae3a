import { useState } from 'react';
import type { PlannedDose } from '@/clinical/adherence.ts';
import { DOSE_WINDOW_MS, LATER_MS } from '@/model/dose-window.ts';
import { putOffDose } from '@/put-off.ts';
import { useSession } from '@/sync/session.ts';
import { useSealedDraft } from '@/use-sealed-draft.ts';

const none: Record<string, number> = {};
export const doseKey = ({ reminder, date, time }: PlannedDose) => `${reminder.id} ${date} ${time}`;

/** Whether a dose that waits for an answer still waits when it is asked for again after Later; `now` in ms. */
export const canPutOff = ({ standing, dueAt }: PlannedDose, now: number): boolean =>
  standing === 'due' && now + LATER_MS <= dueAt + DOSE_WINDOW_MS;

/**
 * Which doses were put off, and until when (ms): shown on this phone, and told to whoever rings when the app is put away.
 * `hasFailed` when the phone could not keep it.
 */
export function useLater() {
  const userId = useSession((session) => session.user?.id);
  const { draft: until, set } = useSealedDraft('later', none);
  const [hasFailed, setFailed] = useState(false);
  return {
    hasFailed,
    untilOf: (dose: PlannedDose): number | null => until[doseKey(dose)] ?? null,
    putOff: (dose: PlannedDose) => {
      const { reminder, date, time } = dose;
      const at = Date.now();
      setFailed(false);
      set({ [doseKey(dose)]: at + LATER_MS });
      if (userId) putOffDose(userId, { reminderId: reminder.id, date, time }, at).catch(() => setFailed(true));
    },
  };
}
