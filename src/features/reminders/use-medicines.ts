import { useMemo } from 'react';
import { dosesUpTo, isAsNeeded, type PlannedDose } from '@/clinical/medicines/adherence.ts';
import { liveDoses, type StoredDose } from '@/db/records/doses.ts';
import { liveReminders, type StoredReminder } from '@/db/records/reminders.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { isMeasuring } from '@/model/reminders/reminder.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import { DAY_MS } from '@/model/time/durations.ts';

/** The longest adherence period, in days. */
export const ADHERENCE_DAYS = 30;
/** A margin of days, because the clock of the phone that wrote an answer may be wrong by two days. */
const LOOK_BACK_MS = (ADHERENCE_DAYS + 4) * DAY_MS;
const queryStart = (now: number) => Math.floor(now / DAY_MS) * DAY_MS - LOOK_BACK_MS;

export interface Medicines {
  readonly reminders: readonly StoredReminder[];
  /** Of the last 30 days, ordered by due time. */
  readonly doses: readonly PlannedDose[];
  /** Logged uses of as-needed medicines, newest first. */
  readonly uses: readonly { readonly answer: StoredDose; readonly reminder: StoredReminder }[];
}

/** All medicine data of this phone at `now` (ms); undefined while it loads. */
export function useMedicines(now: number): Medicines | undefined {
  const reminders = useLiveQuery(liveReminders, 'reminders');
  const from = queryStart(now);
  const answers = useLiveQuery(() => liveDoses(from), `doses ${from}`);
  return useMemo(() => {
    if (!reminders || !answers) return undefined;
    const zone = deviceTimeZone();
    const byId = new Map(reminders.filter(isAsNeeded).map((reminder) => [reminder.id, reminder]));
    const uses = answers.flatMap((answer) => {
      const reminder = byId.get(answer.reminderId);
      return reminder && answer.outcome === 'taken' ? [{ answer, reminder }] : [];
    });
    const doses = dosesUpTo(now, { reminders, answers, days: ADHERENCE_DAYS, zone });
    // A reading that was not measured in time is no dose that was missed: it is measured when she can.
    const asked = doses.filter(({ reminder, standing }) => !(isMeasuring(reminder) && standing === 'missed'));
    return { reminders, doses: asked, uses };
  }, [reminders, answers, now]);
}
