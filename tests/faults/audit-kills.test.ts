import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { entriesIn, verifyIn } from '../contract/audit/audit-person.ts';
import { reading, readingGrants } from '../contract/server/care-patient.ts';
import { documents, Person } from '../contract/server/person.ts';
import { Random } from '../support/samples/random.ts';
import { ServerProcess } from '../support/server/server-process.ts';
import { until } from '../support/until.ts';

const SEED = 20261126;
const ROUNDS = 4;
const WRITERS = 6;
const config = fileURLToPath(new URL('../../appwrite.json', import.meta.url));

it(
  'a killed server loses no entry of a change that is in the data, and has none of a change that is not',
  { timeout: 120_000 },
  async () => {
    const random = new Random(SEED);
    await using server = await ServerProcess.start({ app: false, config });
    let [answered, inFlight, next] = [0, 0, 0];
    for (let round = 1; round <= ROUNDS; round++) {
      const key = new Person('server', server.origin, server.apiKey);
      const write = async (): Promise<void> => {
        for (;;) {
          const id = `reading-${next++}`;
          const data = { documentId: id, data: reading('p-amina'), permissions: readingGrants('p-amina') };
          const answer = await key.call('POST', documents('blood_pressure'), data).catch(() => null);
          if (answer?.status !== 201) {
            inFlight += 1;
            return;
          }
          answered += 1;
        }
      };
      const enough = answered + 20 + random.below(200);
      const writers = Promise.all(Array.from({ length: WRITERS }, write));
      // Up to a second: some kills come before a move into the trail, some in it, some after it.
      await until('answers', () => answered >= enough, 30_000);
      await server.kill();
      await writers;
      await server.run();
      expect(verifyIn(server.dataFolder).fault).toBeNull();
      const reader = new Person('server', server.origin, server.apiKey);
      const stored: string[] = [];
      for (let from = 0; ; from += 5_000) {
        const page = await reader.must(
          'GET',
          `${documents('blood_pressure')}?queries[0]=${encodeURIComponent(`{"method":"limit","values":[5000]}`)}&queries[1]=${encodeURIComponent(`{"method":"offset","values":[${from}]}`)}`,
        );
        stored.push(...(page.documents ?? []).map(({ $id }) => $id));
        if ((page.documents ?? []).length < 5_000) break;
      }
      const recorded = entriesIn(server.dataFolder)
        .filter(({ action, collection }) => action === 'create' && collection === 'blood_pressure')
        .flatMap(({ records }) => records);
      expect(recorded.toSorted(), `seed ${SEED}, round ${round}`).toEqual(stored.toSorted());
    }
    expect(inFlight).toBe(ROUNDS * WRITERS);
  },
);
