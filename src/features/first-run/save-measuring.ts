import { addReminder, changeReminder, removeReminder, type StoredReminder } from '@/db/records/reminders.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import type { MeasuredKind } from '@/clinical/care/measuring-plan.ts';
import { reminderOf, type PlanRow } from './plan-rows.ts';

/**
 * Saves the rows as reminders. The kind says which reminder belongs to a row, so that saving again, after a kill or in
 * another tab, changes it and adds no second one. @throws InvalidRecord, StorageFailure
 */
export async function saveMeasuring(
  rows: readonly PlanRow[],
  existing: readonly StoredReminder[],
  wordsOf: (kind: MeasuredKind) => { readonly name: string; readonly how: string },
): Promise<void> {
  const setting = { now: Date.now(), zone: deviceTimeZone() };
  for (const { measures, id } of existing)
    if (measures && !rows.some(({ kind, isOn }) => isOn && kind === measures)) await removeReminder(id);
  for (const row of rows) {
    if (!row.isOn) continue;
    const before = existing.find(({ measures }) => measures === row.kind) ?? null;
    const values = reminderOf(row, wordsOf(row.kind), before, setting);
    await (before ? changeReminder(before.id, values) : addReminder(values));
  }
}
