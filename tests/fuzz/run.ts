import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.ts';
import { sendHostileRequests } from './hostile.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    hostile: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(randomInt(1e9)) },
  },
});
const TOLD_EVERY = 5000;

console.log(`Seed ${values.seed}`);
if (values.hostile) {
  console.log(
    JSON.stringify(await sendHostileRequests({ requests: Number(values.requests), seed: Number(values.seed) })),
  );
  process.exit(0);
}
const report = await fuzz({
  requests: Number(values.requests),
  seed: Number(values.seed),
  onBatch: (done) => {
    if (done % TOLD_EVERY === 0) console.log(`${done} requests`);
  },
});
console.log(JSON.stringify(report));
