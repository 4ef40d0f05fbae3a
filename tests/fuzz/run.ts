import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.ts';
import { sendHostileRequests } from './hostile.ts';
import { connectSlowClients } from './slow-clients.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    hostile: { type: 'boolean', default: false },
    slow: { type: 'boolean', default: false },
    // A long run in pieces: the report says how many requests were sent in this time.
    seconds: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: String(randomInt(1e9)) },
  },
});
const TOLD_EVERY = 5000;

console.log(`Seed ${values.seed}`);
const options = {
  requests: Number(values.requests),
  seed: Number(values.seed),
  endsAt: Date.now() + Number(values.seconds) * 1000,
};
if (values.hostile) {
  console.log(JSON.stringify(await sendHostileRequests(options)));
  process.exit(0);
}
if (values.slow) {
  console.log(JSON.stringify(await connectSlowClients({ clients: 400, seed: options.seed, heldMs: 8000 })));
  process.exit(0);
}
const report = await fuzz({
  ...options,
  onBatch: (done) => {
    if (done % TOLD_EVERY === 0) console.log(`${done} requests`);
  },
});
console.log(JSON.stringify(report));
