import type { RecordType } from '@/model/schema/record.ts';
import type { Values } from '@/model/schema/field.ts';
import { contraction } from './contraction.ts';
import { movementCount } from './movement-count.ts';

/**
 * The records of timers. They share the local collection of readings, because RxDB allows no further collection; they
 * are no readings: no clinical rule judges one of them alone, and lists of readings leave them out.
 */
export const timedTypes = { movementCount, contraction } as const satisfies Readonly<Record<string, RecordType>>;
export type TimedKind = keyof typeof timedTypes;

export type TimedRecord<K extends TimedKind> = Values<(typeof timedTypes)[K]['fields']> & { readonly id: string };
export type StoredContraction = TimedRecord<'contraction'>;
export type StoredMovementCount = TimedRecord<'movementCount'>;

export const isTimedKind = (kind: string | undefined): kind is TimedKind =>
  kind !== undefined && Object.hasOwn(timedTypes, kind);
