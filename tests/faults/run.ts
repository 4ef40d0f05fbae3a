import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { damageRounds } from './damaged-store.ts';
import { fullDisk } from './full-disk.ts';
import { killRounds } from './kill-rounds.ts';

const { values } = parseArgs({
  options: {
    /** The number of kills of a server during mixed writes. */
    rounds: { type: 'string', default: '300' },
    /** The number of damaged stores. */
    damages: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(randomInt(1e9)) },
  },
});
const seed = Number(values.seed);
const config = fileURLToPath(new URL('../contract/appwrite.json', import.meta.url));
const TOLD_EVERY = 10;

console.log(`Seed ${seed}`);
const kills = await killRounds({
  rounds: Number(values.rounds),
  seed,
  config,
  onRound: (round, report) => {
    if (round % TOLD_EVERY === 0) console.log(JSON.stringify(report));
  },
});
console.log('Killed with SIGKILL:', JSON.stringify(kills));
console.log('Damaged:', JSON.stringify(await damageRounds(config, Number(values.damages), seed)));
for (const kind of ['file system', 'file size limit'] as const)
  console.log('Full disk:', JSON.stringify(await fullDisk(config, kind)));
