import { editFields } from '@/model/merge/edit-times.ts';
import { encrypted, id, instant, required, text, type Values } from '@/model/schema/field.ts';
import { ownedRecord } from '@/model/schema/record.ts';

/** The flag of a value against its printed reference range. */
export const biomarkerFlags = ['Low', 'Normal', 'High', 'N/A'] as const;

/** One entry of `results`, a JSON list. */
export interface Biomarker {
  name: string;
  value: string;
  unit: string;
  referenceRange: string;
  flag: (typeof biomarkerFlags)[number];
}

export const bloodwork = ownedRecord({
  collection: 'bloodwork_results',
  title: 'bloodwork result',
  conflict: 'per-field',
  creatorMay: ['read', 'update', 'delete'],
  fields: {
    userId: required(id()),
    testName: required(encrypted(text(500))),
    /** The app's words about the results and their printed ranges. */
    summary: encrypted(text(5000)),
    /** The assistant's words about the report, kept apart: no person has checked them. */
    assistantSummary: encrypted(text(1000)),
    recordedAt: required(instant()),
    fileId: id(),
    fileName: encrypted(text(255)),
    results: encrypted(text(100_000)),
    ...editFields,
  },
  indexes: [
    { type: 'key', on: ['userId', 'recordedAt'] },
    { type: 'key', on: ['fileId'] },
  ],
});
export type Bloodwork = Values<typeof bloodwork.fields>;

const isText = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/**
 * The entries of `results`. Invalid entries are dropped and an invalid list is empty: old or foreign clients may have
 * written it.
 */
export function readResults(results: string | null | undefined): Biomarker[] {
  let list: unknown;
  try {
    list = JSON.parse(results ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: Partial<Record<keyof Biomarker, unknown>> | null): Biomarker[] => {
    if (!entry || typeof entry.name !== 'string') return [];
    const text = (value: unknown) => (isText(value) ? String(value) : '');
    const flag = biomarkerFlags.find((each) => each === entry.flag) ?? 'N/A';
    const { name, value, unit, referenceRange } = entry;
    return [{ name, value: text(value), unit: text(unit), referenceRange: text(referenceRange), flag }];
  });
}
