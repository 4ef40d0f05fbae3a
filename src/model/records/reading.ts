import type { Values } from '@/model/schema/field.ts';
import type { RecordType } from '@/model/schema/record.ts';
import { bloodPressure } from './blood-pressure.ts';
import { bloodSugar } from './blood-sugar.ts';
import type { ReadingKind } from './reading-kinds.ts';
import { weight } from './weight.ts';

export { readingKinds, type ReadingKind } from './reading-kinds.ts';

/** The record of each kind. All kinds share one local collection; `kind` distinguishes them. */
export const readingTypes = { bloodPressure, bloodSugar, weight } as const satisfies Readonly<
  Record<ReadingKind, RecordType>
>;

interface StoredReading {
  readonly id: string;
  /** Sort key, newest first; see `descendingKey`. */
  readonly recordedDesc: number;
  /** `$updatedAt` of the server's copy; empty while the reading is unsent. */
  readonly serverUpdatedAt?: string;
}
type ReadingByKind = {
  [K in ReadingKind]: StoredReading & { readonly kind: K } & Values<(typeof readingTypes)[K]['fields']>;
};
export type ReadingOf<K extends ReadingKind> = ReadingByKind[K];
export type Reading = ReadingOf<ReadingKind>;
export type BloodPressureReading = ReadingOf<'bloodPressure'>;
export type BloodSugarReading = ReadingOf<'bloodSugar'>;
export type WeightReading = ReadingOf<'weight'>;

/** The readings of one kind, in the given order. */
export const readingsOf = <K extends ReadingKind>(readings: readonly Reading[], kind: K): ReadingOf<K>[] =>
  readings.filter((reading): reading is ReadingOf<K> & Reading => reading.kind === kind);
