import { editFields } from './edit-times.ts';
import { id, instant, required, text, type Values } from './field.ts';
import { ownedRecord } from './record.ts';

/** The flag of one value against the range printed beside it. */
export const biomarkerFlags = ['Low', 'Normal', 'High', 'N/A'] as const;

/** One entry of `results`, which is a JSON list of these. */
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
    testName: required(text(500)),
    summary: text(5000),
    recordedAt: required(instant()),
    fileId: id(),
    fileName: text(255),
    results: text(100_000),
    ...editFields,
  },
  indexes: [
    { type: 'key', on: ['userId', 'recordedAt'] },
    { type: 'key', on: ['fileId'] },
  ],
});
export type Bloodwork = Values<typeof bloodwork.fields>;
