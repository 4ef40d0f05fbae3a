import { bloodPressure, type BloodPressure } from './blood-pressure.ts';
import { bloodSugar, type BloodSugar } from './blood-sugar.ts';
import { weight, type Weight } from './weight.ts';

/** The three trackers share one local collection; `kind` tells them apart. */
export const readingTypes = { bloodPressure, bloodSugar, weight } as const;
export type ReadingKind = keyof typeof readingTypes;

interface Stored {
  readonly id: string;
  /** Newest first, see `descendingKey`. */
  readonly recordedDesc: number;
  /** `$updatedAt` of the server's copy; empty while the reading waits on this phone. */
  readonly serverUpdatedAt?: string;
}
export type BloodPressureReading = Stored & { readonly kind: 'bloodPressure' } & BloodPressure;
export type BloodSugarReading = Stored & { readonly kind: 'bloodSugar' } & BloodSugar;
export type WeightReading = Stored & { readonly kind: 'weight' } & Weight;
export type Reading = BloodPressureReading | BloodSugarReading | WeightReading;
export type ReadingOf<K extends ReadingKind> = Extract<Reading, { kind: K }>;

export const readingKinds = Object.keys(readingTypes) as readonly ReadingKind[];

/** The readings of one kind, in their order. */
export const readingsOf = <K extends ReadingKind>(readings: readonly Reading[], kind: K): ReadingOf<K>[] =>
  readings.filter((reading): reading is ReadingOf<K> => reading.kind === kind);
