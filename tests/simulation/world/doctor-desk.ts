import type { QueryClient } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { DoctorCache, CachedAnswer } from '@/db/cache/doctor-cache.ts';
import { doctorQueryClient } from '@/features/doctor/queries/doctor-query-client.ts';
import { persistQueries, type QueryPersistence } from '@/features/doctor/queries/persist-queries.ts';
import { patientReadingsQuery, patientsQuery, profileQuery } from '@/features/doctor/queries/patient-queries.ts';
import type { Reading, ReadingKind } from '@/model/records/reading.ts';
import { toPatients, toReadings, type Patient } from '@/sync/api/documents/patient-documents.ts';
import { SessionEnded } from '@/sync/api/documents/session-ended.ts';
import type { Remote } from '@/sync/transport/remote.ts';
import type { EpisodeOutcome } from '@/model/records/care-episode.ts';
import { newBoot, type Boot } from './disk.ts';
import { answerEpisodes } from './episodes/doctor-answers.ts';
import type { Intentions } from './intentions.ts';

const MOST = Query.limit(500);
const readings: readonly [ReadingKind, string][] = [
  ['bloodPressure', 'blood_pressure'],
  ['weight', 'weight'],
];

/** A doctor's device: the app's own query client and cache rules, with answers of the simulated server. */
export class DoctorDesk {
  /** The answers that are cached on the device. */
  readonly kept = new Map<string, CachedAnswer>();
  #boot = newBoot();
  #visit: Promise<{ client: QueryClient; keeping: QueryPersistence }> | undefined;

  constructor(
    readonly doctor: string,
    private readonly intentions: Intentions,
    private readonly connect: (boot: Boot) => Remote,
  ) {}

  /** Requests her patients and the page of each. A failed request leaves the cache as it was. */
  async look(): Promise<void> {
    if (this.#boot.isDead) await this.close();
    const remote = this.connect(this.#boot);
    const { client } = await (this.#visit ??= this.#open());
    const ask = async <T>(queryKey: readonly unknown[], queryFn: () => Promise<T>) => {
      // With a clock that was set back, an old answer would count as fresh.
      await client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
      return client.fetchQuery({ queryKey, queryFn, staleTime: 0, retry: false });
    };
    const patients = (queries: string[]) => this.#ofPatients(remote, queries);
    const all = await ask(patientsQuery(this.doctor).queryKey, () => patients([]));
    for (const { id } of all) {
      const one = async () => (await patients([Query.equal('userId', id)]))[0] ?? null;
      await ask<Patient | null>(profileQuery(this.doctor, id).queryKey, one);
      await ask(patientReadingsQuery(this.doctor, id).queryKey, () => this.#readings(remote, id));
    }
  }

  /** Answers the open episodes of all her patients. */
  async answer(id: string, outcome: EpisodeOutcome): Promise<void> {
    if (this.#boot.isDead) await this.close();
    const [remote, { doctor, intentions }] = [this.connect(this.#boot), this];
    for (const { id: patient } of await this.#ofPatients(remote, []))
      await answerEpisodes({ doctor, patient, remote, intentions }, id, outcome);
  }

  /** Closes the app; the cached answers remain. */
  async close(): Promise<void> {
    const visit = this.#visit;
    this.#visit = undefined;
    this.#boot = newBoot();
    const opened = await visit;
    opened?.keeping.stop();
    opened?.client.clear();
  }

  async #open() {
    const client = doctorQueryClient();
    const keeping = persistQueries(client, Promise.resolve(this.#cache), this.doctor);
    await keeping.restored;
    return { client, keeping };
  }

  /** The cache without encryption, which has its own tests. */
  get #cache(): DoctorCache {
    const name = (key: readonly unknown[]) => JSON.stringify(key);
    return {
      read: async () => [...this.kept.values()],
      write: async (answer) => void this.kept.set(name(answer.key), structuredClone(answer)),
      drop: async (key) => void this.kept.delete(name(key)),
      close: () => {},
    };
  }

  async #believed<T>(remote: Remote, answer: T): Promise<T> {
    if ((await remote.account()) !== this.doctor) throw new SessionEnded();
    return answer;
  }

  async #ofPatients(remote: Remote, queries: string[]): Promise<Patient[]> {
    const found = await remote.list('profiles', [Query.equal('assignedDoctorId', this.doctor), ...queries, MOST]);
    return this.#believed(remote, toPatients(found, this.doctor));
  }

  async #readings(remote: Remote, userId: string): Promise<Reading[]> {
    const all: Reading[] = [];
    for (const [kind, collection] of readings)
      all.push(...toReadings(kind, await remote.list(collection, [Query.equal('userId', userId), MOST])));
    return this.#believed(remote, all);
  }
}
