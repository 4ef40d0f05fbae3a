import { useMemo } from 'react';
import { dosesUpTo, isAsNeeded, type PlannedDose } from '@/clinical/adherence.ts';
import { liveDoses, type KeptDose } from '@/db/doses.ts';
import { liveReminders, type KeptReminder } from '@/db/reminders.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { deviceTimeZone } from '@/model/device-time-zone.ts';
import { DAY_MS } from '@/model/durations.ts';

/** The longest period that is looked back on, in days. */
const LONGEST_DAYS = 30;
/** Two days more, because a phone's clock may be off by so much when it writes. */
const LOOK_BACK_MS = (LONGEST_DAYS + 4) * DAY_MS;
const startOfQuestion = (now: number) => Math.floor(now / DAY_MS) * DAY_MS - LOOK_BACK_MS;

export interface Medicines {
  readonly reminders: readonly KeptReminder[];
  /** Of the last 30 days, in the order they are due. */
  readonly doses: readonly PlannedDose[];
  /** What was logged when used, the newest first. */
  readonly uses: readonly { readonly answer: KeptDose; readonly reminder: KeptReminder }[];
}

/** Everything the phone knows of medicines at a time (ms); undefined until it has answered. */
export function useMedicines(now: number): Medicines | undefined {
  const reminders = useLiveQuery(liveReminders, 'reminders');
  const from = startOfQuestion(now);
  const answers = useLiveQuery(() => liveDoses(from), `doses ${from}`);
  return useMemo(() => {
    if (!reminders || !answers) return undefined;
    const zone = deviceTimeZone();
    const byId = new Map(reminders.filter(isAsNeeded).map((reminder) => [reminder.id, reminder]));
    const uses = answers.flatMap((answer) => {
      const reminder = byId.get(answer.reminderId);
      return reminder && answer.outcome === 'taken' ? [{ answer, reminder }] : [];
    });
    return { reminders, doses: dosesUpTo(now, { reminders, answers, days: LONGEST_DAYS, zone }), uses };
  }, [reminders, answers, now]);
}
