// One step of the tests: a program that is started, watched and timed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/** What all steps found so far. */
export const counted = { passed: 0, failed: 0, skipped: 0 };
/** How many tests were skipped for each reason; '' where the test names none. */
export const skippedBecause = new Map();

const isTerminal = process.stdout.isTTY === true;
/** How often a step says how far it is: the same line of a terminal again, or a new line of a log. */
const SAY_EVERY_MS = isTerminal ? 500 : 20_000;
const CLEAR_LINE = '\r\u001b[2K';
const running = new Set();

const secondsSince = (startedAt) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
const countOf = ({ passed, failed }) =>
  passed + failed === 0 ? '' : `  ${passed} passed${failed > 0 ? `, ${failed} FAILED` : ''}`;

function sayProgress() {
  const parts = [...running].map((one) => `${one.name}${countOf(one)}  ${secondsSince(one.startedAt)}`);
  if (isTerminal)
    process.stdout.write(`${CLEAR_LINE}...   ${parts.join('  |  ').slice(0, process.stdout.columns - 8)}`);
  else for (const part of parts) console.log(`...   ${part}`);
}

function say(line) {
  if (isTerminal) process.stdout.write(CLEAR_LINE);
  console.log(line);
}

/** Reads what scripts/test/reporter.mjs prints for each test while they run. */
function count(one, stream) {
  createInterface({ input: stream }).on('line', (line) => {
    const { name, isOk, because = '' } = JSON.parse(line);
    if (isOk === null) {
      counted.skipped += 1;
      skippedBecause.set(because, (skippedBecause.get(because) ?? 0) + 1);
      return;
    }
    if (!isOk) say(`      failed: ${name}`);
    one[isOk ? 'passed' : 'failed'] += 1;
    counted[isOk ? 'passed' : 'failed'] += 1;
  });
}

/** Runs one step, and prints its name, count and time, and all that it said if it fails. @returns whether it went well */
export async function step(name, { command, args, shell = false, env = {} }) {
  const one = { name, startedAt: performance.now(), passed: 0, failed: 0 };
  running.add(one);
  const ticking = setInterval(sayProgress, SAY_EVERY_MS);
  const child = spawn(command, args, {
    cwd: root,
    shell,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  count(one, child.stdio[3]);
  const status = await once(child, 'close').then(
    ([code]) => code,
    (error) => void said.push(Buffer.from(error.message)),
  );
  clearInterval(ticking);
  running.delete(one);
  const isWell = status === 0 && one.failed === 0;
  if (!isWell) say(Buffer.concat(said).toString());
  say(`${isWell ? 'ok  ' : 'FAIL'}  ${name}${countOf(one)}  ${secondsSince(one.startedAt)}`);
  // What fails without a test that failed, as a check of the format or a file that cannot be loaded, counts as one.
  if (!isWell && one.failed === 0) counted.failed += 1;
  return isWell;
}

/** Runs steps one after the other up to the first that fails. @returns whether all went well */
export async function inTurn(...steps) {
  for (const [name, what] of steps) if (!(await step(name, what))) return false;
  return true;
}
