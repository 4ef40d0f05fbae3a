import { toInstant } from '../../src/model/instant.ts';
import { noticeId, reminderNotice, type ReminderNotice } from '../../src/model/reminder-notice.ts';
import type { Held } from './remote.ts';
import type { Run } from './run.ts';

export type HeldNotice = ReminderNotice & Held;
/** What a notice is about and when. */
export type Occasion = Pick<ReminderNotice, 'userId' | 'kind' | 'subjectId' | 'date' | 'time' | 'dueAt' | 'lastAt'>;

/** Longer than the function may run, so that nobody takes up what another run is still sending. */
const LEASE_MS = 120_000;

/** Changes a notice that nobody else changed meanwhile. @returns undefined when another was faster */
async function take({ remote }: Run, held: HeldNotice, next: Partial<ReminderNotice>): Promise<HeldNotice | undefined> {
  if (!(await remote.change(reminderNotice.collection, held, next))) return undefined;
  return remote.find<ReminderNotice>(reminderNotice.collection, held.$id);
}

/**
 * Takes the occasion for this run. Whoever creates the notice sends it; when he breaks off, whoever finds it after
 * its lease does.
 * @returns undefined when it was taken before
 */
export async function claim(run: Run, occasion: Occasion): Promise<HeldNotice | undefined> {
  const { remote, now } = run;
  const id = await noticeId(occasion);
  const fresh = { ...occasion, attemptAt: toInstant(now + LEASE_MS), attempts: 1, outcome: null, reached: [] };
  const made = await remote.create<ReminderNotice>(reminderNotice.collection, id, fresh);
  if (made) return made;
  const held = await remote.find<ReminderNotice>(reminderNotice.collection, id);
  // After a journey west its date and time come again: it is due anew once the first notice has had its time.
  return held && Date.parse(held.lastAt) <= Date.parse(occasion.dueAt) ? take(run, held, fresh) : undefined;
}

/** Takes a notice that waits for another attempt, or whose sender broke off. @returns undefined when another was faster */
export const claimAgain = (run: Run, held: HeldNotice): Promise<HeldNotice | undefined> =>
  take(run, held, { attempts: (held.attempts ?? 0) + 1, attemptAt: toInstant(run.now + LEASE_MS) });
