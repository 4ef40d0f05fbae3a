import { contractionRecord } from '@/model/timers/contraction.ts';
import { MAX_MOVEMENTS } from '@/model/timers/movement-count.ts';
import type { TimerName } from '@/model/timers/running-timer.ts';
import { derivedId } from '@/model/schema/derived-id.ts';
import { toInstant } from '@/model/time/instant.ts';
import { readSealedItem, removeSealedItem } from '@/db/drafts/sealed-item.ts';
import { currentStore } from '@/db/store/open-store.ts';
import { withStore } from '@/db/writes/with-store.ts';
import { stepTimer } from './running-timers.ts';
import { addTimed } from './timed-records.ts';

/** ms since 1970; `to` is null where the end was not timed. */
interface OldSpan {
  readonly from: number;
  readonly to: number | null;
}
/** The notes of app versions before the records: they were on the phone only. */
interface OldKicks {
  readonly running: { readonly from: number; readonly at: readonly number[] } | null;
  readonly earlier: readonly (OldSpan & { readonly count: number })[];
}

// The clock of the phone may have been set back between the two.
const endOf = ({ from, to }: OldSpan) => (to === null ? {} : { endedAt: toInstant(Math.max(from, to)) });

async function continueTimer(name: TimerName, times: readonly number[]): Promise<void> {
  const id = await oldId(name, times[0] ?? 0);
  await withStore((store) =>
    stepTimer(store, name, (running) => ({ running: running ?? { id, times }, endedAt: null })),
  );
}

/** The same id at every run: a record that was carried over is not carried over again. */
const oldId = async (name: string, from: number): Promise<string> =>
  derivedId('timer', (await currentStore()).userId, name, String(from));

async function carryOverKicks(): Promise<void> {
  const old = await readSealedItem<OldKicks>('kicks');
  if (!old) return;
  for (const span of old.earlier) {
    const values = { recordedAt: toInstant(span.from), ...endOf(span), count: span.count };
    await addTimed('movementCount', values, await oldId('movements', span.from));
  }
  if (old.running) {
    const { from, at } = old.running;
    await continueTimer('movements', [from, ...at.slice(-MAX_MOVEMENTS)]);
  }
  removeSealedItem('kicks');
}

async function carryOverContractions(): Promise<void> {
  const old = await readSealedItem<readonly OldSpan[]>('contractions');
  if (!old) return;
  const [latest] = old;
  const isRunning = latest?.to === null;
  for (const { from, to } of isRunning ? old.slice(1) : old) {
    const record = contractionRecord({ id: '', times: [from] }, to);
    await addTimed('contraction', record, await oldId('contraction', from));
  }
  if (latest && isRunning) await continueTimer('contraction', [latest.from]);
  removeSealedItem('contractions');
}

/** Makes records of the notes that earlier versions kept on the phone. @throws StorageFailure; the notes then stay for the next time */
export async function carryOverTimers(): Promise<void> {
  await carryOverKicks();
  await carryOverContractions();
}
