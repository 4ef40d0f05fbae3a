import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { toStamp } from '../../../server/protocol/clock.ts';
import { readSchema } from '../../../server/schema/read-schema.ts';
import { makeBaseTables } from '../../../server/store/migration/base-tables.ts';
import { Store } from '../../../server/store/store.ts';
import { DocumentTable } from '../../../server/store/tables/document-table.ts';
import { ownerGrants } from '../../../src/model/schema/permission.ts';
import { DAY_MS } from '../../../src/model/time/durations.ts';

/** One doctor of a made-up clinic. */
export interface BenchDoctor {
  readonly id: string;
  readonly patients: number;
  /** How many days the history of each patient has, up to now. */
  readonly days: number;
}

export const patientIdOf = (doctorId: string, n: number): string => `p-${doctorId}-${n}`;

/** How often each kind of record is made, in days. */
const everyDays = { blood_pressure: 2, blood_sugar: 6, weight: 14, care_notes: 30, appointments: 30 } as const;
type Kind = keyof typeof everyDays;

const valuesOf = (kind: Kind, at: string, doctorId: string): Record<string, unknown> =>
  ({
    blood_pressure: { systolic: 118, diastolic: 76, pulse: 70, symptoms: [], note: null, recordedAt: at },
    blood_sugar: { level: 95, unit: 'mg/dL', measurementType: 'fasting', symptoms: null, note: null, recordedAt: at },
    weight: { weight: 68.4, unit: 'kg', note: null, recordedAt: at },
    care_notes: { doctorId, senderId: doctorId, entry: 'seen', readingId: `r-${at}`, recordedAt: at },
    appointments: { date: at.slice(0, 'YYYY-MM-DD'.length), isCompleted: true, isMissed: false },
  })[kind];

/** Fills a new data folder directly with the profiles, readings, notes and visits of these doctors' patients. */
export async function fillClinic(folder: string, config: string, doctors: readonly BenchDoctor[]): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const store = new Store(join(folder, 'data.sqlite'));
  makeBaseTables(store);
  const collections = readSchema(config).databases.get('maia')?.collections;
  const tableOf = (id: string): DocumentTable => {
    const collection = collections?.get(id);
    if (!collection) throw new Error(`No collection ${id}`);
    return new DocumentTable(store, collection);
  };
  const now = Date.now();
  const longest = Math.max(...doctors.map(({ days }) => days));
  let rows = 0;
  const add = (table: DocumentTable, id: string, at: string, permissions: string[], data: Record<string, unknown>) => {
    table.insert({ id, createdAt: at, updatedAt: at, permissions, data });
    rows += 1;
  };
  const profiles = tableOf('profiles');
  const each = function* () {
    for (const doctor of doctors)
      for (let n = 0; n < doctor.patients; n++) yield { doctor, n, userId: patientIdOf(doctor.id, n) };
  };
  await store.write(() => {
    for (const { doctor, userId } of each()) {
      const grants = [...ownerGrants(['read', 'update'], userId), `read("user:${doctor.id}")`];
      const data = { userId, name: `Name ${userId}`, assignedDoctorId: doctor.id };
      add(profiles, userId, toStamp(now - longest * DAY_MS), grants, data);
    }
  });
  for (const kind of Object.keys(everyDays) as Kind[]) {
    const table = tableOf(kind);
    // In the order of time, as a clinic in use writes them: the records of one patient are far from each other.
    await store.write(() => {
      for (let ago = longest; ago > 0; ago -= 1)
        for (const { doctor, n, userId } of each()) {
          if (ago > doctor.days || (ago + n) % everyDays[kind] !== 0) continue;
          const at = toStamp(now - ago * DAY_MS + n * 1000);
          const owner = kind === 'care_notes' ? doctor.id : userId;
          const grants = [...new Set([...ownerGrants(['read', 'delete'], owner), `read("user:${doctor.id}")`])];
          add(table, `${kind}-${userId}-${ago}`, at, grants, { userId, ...valuesOf(kind, at, doctor.id) });
        }
    });
  }
  store.close();
  return rows;
}
