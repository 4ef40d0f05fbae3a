import { useState } from 'react';
import type { PlannedDose } from '@/clinical/medicines/adherence.ts';
import { DOSE_WINDOW_MS, SNOOZE_MS } from '@/model/reminders/dose-window.ts';
import { snoozeDose } from '@/app/notifications/snooze-dose.ts';
import { useSession } from '@/sync/session/session.ts';
import { useSealedDraft } from '@/app/forms/use-sealed-draft.ts';

const none: Record<string, number> = {};
export const doseKey = ({ reminder, date, time }: PlannedDose) => `${reminder.id} ${date} ${time}`;

/** Whether a due dose can be snoozed: it must still be due when the snooze ends. `now` in ms. */
export const canSnooze = ({ standing, dueAt }: PlannedDose, now: number): boolean =>
  standing === 'due' && now + SNOOZE_MS <= dueAt + DOSE_WINDOW_MS;

/**
 * The snoozed doses and the end of each snooze (ms). A snooze is stored on this phone and sent to the server, which sends the
 * push while the app is closed. `hasFailed` when it could not be stored.
 */
export function useSnooze() {
  const userId = useSession((session) => session.user?.id);
  const { draft: until, set } = useSealedDraft('later', none);
  const [hasFailed, setFailed] = useState(false);
  return {
    hasFailed,
    untilOf: (dose: PlannedDose): number | null => until[doseKey(dose)] ?? null,
    start: (dose: PlannedDose) => {
      const { reminder, date, time } = dose;
      const at = Date.now();
      setFailed(false);
      set({ [doseKey(dose)]: at + SNOOZE_MS });
      if (userId) snoozeDose(userId, { reminderId: reminder.id, date, time }, at).catch(() => setFailed(true));
    },
  };
}
