import type { RxStorage, RxStorageInstance } from 'rxdb';
import { descendingKey, toInstant } from '@/model/time/instant.ts';
import type { LocalRow } from './local-row.ts';

const NOON = Date.UTC(2026, 10, 1, 12);
/** The server's `$updatedAt` of sent rows. */
export const sentAt = '2026-11-02T08:00:00.000Z';

export const timeOf = (minute: number) => toInstant(NOON + minute * 60_000);
export const minutes = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

/** A weight row as written by another tab or worker; unsent without `serverUpdatedAt`. */
export const rowAt = (minute: number, serverUpdatedAt = '') => ({
  id: `reading-${minute}`,
  userId: 'amina',
  kind: 'weight',
  weight: 61 + (minute % 7),
  unit: 'kg',
  recordedAt: timeOf(minute),
  recordedDesc: descendingKey(timeOf(minute)),
  serverUpdatedAt,
  _deleted: false,
  _attachments: {},
  _meta: { lwt: Date.now() + minute / 1000 },
  _rev: '1-elsewhere',
});

/** The write that marks a row as sent. */
export const asSent = (previous: ReturnType<typeof rowAt>) => ({
  previous,
  document: { ...previous, serverUpdatedAt: sentAt, _rev: '2-elsewhere' },
});

export type Readings = RxStorageInstance<LocalRow, unknown, unknown>;

/** The collection of readings as opened by another tab or worker. */
export const readingsElsewhere = async (
  storage: RxStorage<unknown, unknown>,
  databaseName: string,
  schema: object,
  databaseInstanceToken = 'elsewhere',
): Promise<Readings> =>
  (await storage.createStorageInstance({
    databaseInstanceToken,
    databaseName,
    collectionName: 'readings',
    schema: schema as never,
    options: {},
    multiInstance: true,
    devMode: false,
  })) as unknown as Readings;
