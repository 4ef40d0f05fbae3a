import type { RxCollection, RxDocument } from 'rxdb';
import {
  afterStep,
  noTimer,
  type EndedTimer,
  type RunningTimer,
  type TimerName,
  type TimerState,
  type TimerStep,
} from '@/model/timers/running-timer.ts';
import type { AlertRow } from '@/db/store/alert-schema.ts';
import { currentStore, type Store } from '@/db/store/open-store.ts';
import { liveQuery, type LiveQuery } from '@/db/queries/live-query.ts';

/** The row that holds a timer; no id of a reading begins like this. */
const rowId = (name: TimerName) => `timer-${name}`;
const stateOf = (row: RxDocument<AlertRow> | null): TimerState =>
  (row?.toJSON().timer as TimerState | null | undefined) ?? noTimer;

/** The timer that runs on this device, in every tab; null while none runs. */
export const liveRunningTimer = (name: TimerName): LiveQuery<RunningTimer | null> =>
  liveQuery(
    async () => {
      const states = await (await currentStore()).collection('alertStates');
      return states.findOne(rowId(name)).$;
    },
    (row: RxDocument<AlertRow> | null) => stateOf(row).running,
  );

async function timerRow(states: RxCollection<AlertRow>, name: TimerName, userId: string) {
  const readingId = rowId(name);
  const stored = await states.findOne(readingId).exec();
  if (stored) return stored;
  // Another tab may insert the same row first.
  return states.insert({ readingId, userId, symptoms: [], acknowledgedAt: null }).catch(async (error: unknown) => {
    const inserted = await states.findOne(readingId).exec();
    if (!inserted) throw error;
    return inserted;
  });
}

/**
 * Moves the timer on in one step, also against another tab; `step` may run more than once. It is on the disk when the
 * promise resolves. @returns the timers that ended and are to be saved as records
 */
export async function stepTimer(
  store: Store,
  name: TimerName,
  step: (running: RunningTimer | null) => TimerStep,
): Promise<readonly EndedTimer[]> {
  const row = await timerRow(await store.collection('alertStates'), name, store.userId);
  const changed = await row.incrementalModify((state) => {
    const before = (state.timer as TimerState | null | undefined) ?? noTimer;
    return { ...state, timer: afterStep(before, step(before.running)) };
  });
  return stateOf(changed).ended;
}

/** Forgets a timer that ended: it is saved. */
export async function forgetEnded(store: Store, name: TimerName, id: string): Promise<void> {
  const row = await timerRow(await store.collection('alertStates'), name, store.userId);
  await row.incrementalModify((state) => {
    const { running, ended } = (state.timer as TimerState | null | undefined) ?? noTimer;
    return { ...state, timer: { running, ended: ended.filter(({ timer }) => timer.id !== id) } };
  });
}
