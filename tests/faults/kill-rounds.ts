import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '../contract/server/client.ts';
import { Random } from '../support/samples/random.ts';
import { ServerProcess } from '../support/server/server-process.ts';
import { until } from '../support/until.ts';
import { DocumentWriter } from './document-writer.ts';
import { FileWriter } from './file-writer.ts';
import { inspectStore } from './inspect-store.ts';

const WRITERS = 12;
/** The server is killed after so many answers, plus a random time up to this limit. */
const LEAST_ANSWERS = 5;
const MORE_ANSWERS = 60;
const LONGEST_WAIT_MS = 60;
const ANSWERS_WITHIN_MS = 60_000;
/** Some servers are also killed while they start, at a random time up to this (ms). */
const START_MS = 1_500;
/** The least share of kills during a running call; other kills prove little. */
const LEAST_SHARE_IN_FLIGHT = 0.9;
/** In so many rounds at least one kill must come between a commit and its answer. */
const MANY_ROUNDS = 100;

export interface KillReport {
  rounds: number;
  /** Calls with a success. */
  answered: number;
  /** Kills during running changes. */
  inFlight: number;
  /** Changes without an answer at a kill, and how many of them were found stored. */
  unanswered: number;
  appliedUnanswered: number;
  killedAtStart: number;
}

export interface KillOptions {
  readonly rounds: number;
  readonly seed: number;
  readonly config: string;
  onRound?(round: number, report: KillReport): void;
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Many writers use a server that is killed with SIGKILL at a random moment, started again and compared, many times.
 * @throws Error with the seed, the round and everything that is wrong; also when too few kills came during calls
 */
export async function killRounds({ rounds, seed, config, onRound }: KillOptions): Promise<KillReport> {
  const random = new Random(seed);
  const documents = Array.from({ length: WRITERS }, (_, n) => new DocumentWriter(`writer-${n}`, new Random(seed + n)));
  const files = new FileWriter(new Random(seed + WRITERS));
  const sum = (of: (writer: DocumentWriter | FileWriter) => number): number =>
    [...documents, files].reduce((all, writer) => all + of(writer), 0);
  const report: KillReport = {
    rounds: 0,
    answered: 0,
    inFlight: 0,
    unanswered: 0,
    appliedUnanswered: 0,
    killedAtStart: 0,
  };
  await using server = await ServerProcess.start({ app: false, config });
  const client = new Client(server.endpoint, 'contract', { 'x-appwrite-key': server.apiKey });
  for (let round = 1; round <= rounds; round++) {
    const before = sum(({ answered }) => answered);
    const unansweredBefore = sum(({ unanswered }) => unanswered);
    const writers = Promise.all([...documents, files].map((writer) => writer.writeUntilTheEnd(client)));
    const enough = before + LEAST_ANSWERS + random.below(MORE_ANSWERS);
    await Promise.race([writers, until('answers', () => sum(({ answered }) => answered) >= enough, ANSWERS_WITHIN_MS)]);
    await wait(random.below(LONGEST_WAIT_MS));
    await server.kill();
    await writers;
    if (sum(({ unanswered }) => unanswered) > unansweredBefore) report.inFlight += 1;
    if (random.below(6) === 0) {
      server.spawn();
      await wait(random.below(START_MS));
      await server.kill();
      report.killedAtStart += 1;
    }
    await server.run();
    const checks = documents.map((writer) => writer.check(client));
    const blobs = readdirSync(join(server.dataFolder, 'files'));
    const wrong = [
      ...(await Promise.all([...checks, files.check(client, blobs)])).flat(),
      ...inspectStore(server.dataFolder),
    ];
    if (wrong.length > 0) throw new Error(`Seed ${seed}, round ${round}:\n${wrong.join('\n')}`);
    report.rounds = round;
    report.answered = sum(({ answered }) => answered);
    report.unanswered = sum(({ unanswered }) => unanswered);
    report.appliedUnanswered = documents.reduce((all, { ledger }) => all + ledger.appliedDoubts, 0);
    onRound?.(round, report);
  }
  const isMeagre = report.inFlight < rounds * LEAST_SHARE_IN_FLIGHT || report.unanswered < rounds;
  if (isMeagre || (rounds >= MANY_ROUNDS && report.appliedUnanswered === 0))
    throw new Error(`Seed ${seed}: too few kills met calls on their way: ${JSON.stringify(report)}`);
  return report;
}
