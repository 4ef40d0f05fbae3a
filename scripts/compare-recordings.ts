// Replays recorded exchanges with a real Appwrite against the embedded backend and prints every different response.
// The recordings are not part of this repository: their folder is RECORDINGS_DIR, or ../shared/appwrite-recordings beside it.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { leftOut, meant } from './recordings/reasons.ts';
import { readRecordings, type Exchange, type Recording } from './recordings/recording.ts';
import { Comparison } from './recordings/same-answer.ts';
import { Stage, type Answer } from './recordings/stage.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = resolve(process.env['RECORDINGS_DIR'] || join(root, '../shared/appwrite-recordings'));
/** Headers that clients work with, where they were recorded. */
const HEADERS = ['content-range', 'x-ratelimit-limit', 'access-control-allow-origin'];
const OF_FILES = [...HEADERS, 'content-type', 'content-disposition', 'accept-ranges'];

interface Binary {
  binary: true;
  firstHex: string;
}
const isBinary = (body: unknown): body is Binary =>
  typeof body === 'object' && body !== null && 'binary' in body && 'firstHex' in body;

function headerDifference({ as, request, response }: Exchange, { headers }: Answer): string | null {
  const isContent = /\/(view|download|preview)/.test(request.path) && response.status < 300;
  for (const name of isContent ? OF_FILES : HEADERS) {
    const recorded = response.headers?.[name];
    const actual = headers.get(name);
    // The embedded backend does not rate-limit keys, so it sends no limit headers.
    if (as === 'server-key' && name === 'x-ratelimit-limit') continue;
    if (recorded !== undefined && recorded !== actual) return `header ${name} is ${actual} instead of ${recorded}`;
  }
  return null;
}

function bodyDifference(recorded: unknown, answer: Answer, json: unknown, comparison: Comparison): string | null {
  if (isBinary(recorded)) {
    const isPicture = recorded.firstHex.startsWith('89504e47') || recorded.firstHex.startsWith('52494646');
    const first = answer.bytes.subarray(0, isPicture ? 4 : 0).toString('hex');
    return recorded.firstHex.startsWith(first) ? null : `the bytes begin with ${first}`;
  }
  if (json !== undefined) return comparison.difference(recorded, json);
  return typeof recorded === 'string' && answer.bytes.toString() !== recorded ? 'the text is another' : null;
}

async function compare(
  recording: Recording,
): Promise<{ agreeing: number; differing: string[]; intended: string[]; skipped: Map<string, number> }> {
  const result = {
    agreeing: 0,
    differing: [] as string[],
    intended: [] as string[],
    skipped: new Map<string, number>(),
  };
  const comparison = new Comparison();
  const stage = await Stage.set(recording);
  for (const exchange of recording.exchanges) {
    const without = leftOut(recording.name, exchange);
    if (without !== null) {
      result.skipped.set(without, (result.skipped.get(without) ?? 0) + 1);
      continue;
    }
    const answer = await stage.play(exchange, comparison);
    const { response } = exchange;
    const json = stage.jsonOf(answer);
    const type = (json as { type?: string } | undefined)?.type ?? '';
    const statusDifference =
      answer.status === response.status ? null : `status ${answer.status} ${type} instead of ${response.status}`;
    const difference =
      statusDifference ?? bodyDifference(response.body, answer, json, comparison) ?? headerDifference(exchange, answer);
    const line = `${recording.name}: ${exchange.name}: ${difference}`;
    const why = meant(recording.name, exchange);
    if (difference === null) result.agreeing += 1;
    else if (why !== null) result.intended.push(`${line}\n      because ${why}`);
    else result.differing.push(line);
  }
  await stage.strike();
  return result;
}

if (!existsSync(folder)) {
  console.log(`Skipped: there are no recordings in ${folder}. Set RECORDINGS_DIR to their folder to compare them.`);
  process.exit(0);
}
const totals = { agreeing: 0, differing: [] as string[], intended: [] as string[], skipped: new Map<string, number>() };
for (const recording of readRecordings(folder)) {
  const { agreeing, differing, intended, skipped } = await compare(recording);
  const compared = agreeing + differing.length + intended.length;
  console.log(`${recording.name.padEnd(24)} ${agreeing} of ${compared} agree`);
  totals.agreeing += agreeing;
  totals.differing.push(...differing);
  totals.intended.push(...intended);
  for (const [why, count] of skipped) totals.skipped.set(why, (totals.skipped.get(why) ?? 0) + count);
}
const all = totals.agreeing + totals.differing.length + totals.intended.length;
console.log(`\n${totals.agreeing} of ${all} exchanges agree.`);
if (totals.intended.length > 0) console.log(`\nMeant to differ:\n  ${totals.intended.join('\n  ')}`);
if (totals.differing.length > 0) console.log(`\nDiffering:\n  ${totals.differing.join('\n  ')}`);
console.log(`\nNot compared, because nothing here makes such calls:`);
for (const [why, count] of totals.skipped) console.log(`  ${String(count).padStart(3)}  ${why}`);
process.exitCode = totals.differing.length > 0 ? 1 : 0;
