import { Query } from 'node-appwrite';
import { careNote, type CareNote } from '../../src/model/records/care-note.ts';
import { functionState, type FunctionState } from '../../src/model/records/function-state.ts';
import { profile } from '../../src/model/records/profile.ts';
import { DAY_MS, HOUR_MS } from '../../src/model/time/durations.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { readAlarm } from './read-alarm.ts';
import { PAGE, type Remote, type ServerDocument } from './remote.ts';
import { forEach, type Run } from './run.ts';

const STATE_ID = 'reminders.1.cases';
/** The doctor's list has the notes of 14 days anyway, so the mark is not urgent (ms). */
const ROUND_MS = 6 * HOUR_MS;
/** An alarm of the last day (ms) is still escalated. */
const YOUNG_MS = DAY_MS;

/** Where a round goes on: after this id, or with a new round at `nextAt`. */
interface Round {
  readonly after: string;
  readonly nextAt: string;
}

type CaseRun = Pick<Run, 'now' | 'endsAt' | 'failures'> & { readonly remote: Remote };

/** An alarm of a lower tier, which has no episode of its own, counts as closed: the note of the higher tier stands for it. */
async function markIfClosed({ remote, now }: CaseRun, opening: CareNote & ServerDocument): Promise<void> {
  if (!(await remote.find(profile.collection, opening.userId))) return;
  const known = await readAlarm({ remote, now }, opening);
  if (known && !known.isClosed) return;
  await remote.change(careNote.collection, opening, { caseClosedAt: toInstant(now) });
}

/**
 * Marks the alarms whose case is closed, so that a doctor can ask for the open ones of any age by one query. The doctor's
 * device reads the state from the notes: a missing mark only makes its answer longer. A round takes several runs if there
 * are many.
 */
export async function markClosedCases(run: CaseRun): Promise<void> {
  const { remote, now, endsAt } = run;
  const stored = await remote.find<FunctionState>(functionState.collection, STATE_ID);
  let { after, nextAt } = stored ? (JSON.parse(stored.value) as Round) : { after: '', nextAt: '' };
  // A clock that was set back must not stop the rounds for longer than one takes.
  if (after === '' && nextAt > toInstant(now) && nextAt <= toInstant(now + ROUND_MS)) return;
  nextAt = '';
  while (Date.now() < endsAt && nextAt === '') {
    const page: (CareNote & ServerDocument)[] = await remote.list<CareNote>(careNote.collection, [
      Query.equal('entry', ['opened']),
      Query.isNull('caseClosedAt'),
      Query.lessThan('recordedAt', toInstant(now - YOUNG_MS)),
      ...(after === '' ? [] : [Query.greaterThan('$id', after)]),
      Query.orderAsc('$id'),
    ]);
    run.failures.push(...(await forEach(page, (opening) => markIfClosed(run, opening))));
    after = page.at(-1)?.$id ?? '';
    if (page.length < PAGE) [after, nextAt] = ['', toInstant(now + ROUND_MS)];
  }
  const value = { owner: 'reminders', value: JSON.stringify({ after, nextAt } satisfies Round) };
  if (stored) await remote.change(functionState.collection, stored, value);
  else await remote.create(functionState.collection, STATE_ID, value);
}
