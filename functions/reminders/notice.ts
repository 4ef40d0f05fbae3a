import { toInstant } from '../../src/model/instant.ts';
import { noticeId, reminderNotice, type ReminderNotice } from '../../src/model/reminder-notice.ts';
import type { Held } from './remote.ts';
import type { Run } from './run.ts';

export type HeldNotice = ReminderNotice & Held;
/** What a notice is about and when. */
export type Occasion = Pick<ReminderNotice, 'userId' | 'kind' | 'subjectId' | 'date' | 'time' | 'dueAt' | 'lastAt'>;

/** Longer than the function may run, so that nobody takes up what another run is still sending. */
const LEASE_MS = 120_000;

/**
 * Takes the occasion for this run. Whoever creates the notice sends it; when he breaks off, whoever finds it after
 * its lease does.
 * @returns undefined when it was taken before
 */
export const claim = async ({ remote, now }: Run, occasion: Occasion): Promise<HeldNotice | undefined> =>
  remote.create<ReminderNotice>(reminderNotice.collection, await noticeId(occasion), {
    ...occasion,
    attemptAt: toInstant(now + LEASE_MS),
    attempts: 1,
    outcome: null,
    reached: [],
  });

/** Takes a notice that waits for another attempt, or whose sender broke off. @returns undefined when another was faster */
export async function claimAgain({ remote, now }: Run, held: HeldNotice): Promise<HeldNotice | undefined> {
  const next = { attempts: (held.attempts ?? 0) + 1, attemptAt: toInstant(now + LEASE_MS) };
  if (!(await remote.change(reminderNotice.collection, held, next))) return undefined;
  return remote.find<ReminderNotice>(reminderNotice.collection, held.$id);
}
