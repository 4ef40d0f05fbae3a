import { parseArgs } from 'node:util';
import { buildWorld, servers } from './build-world.ts';
import { bugNames } from './planted-bugs/planted-bugs.ts';
import { proveBugs } from './prove-bugs.ts';
import { runSeeds, Simulator, Simulators, summary, tooEasy } from './seeds.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    server: { type: 'string', default: 'model' },
    shrink: { type: 'boolean', default: true },
    bugs: { type: 'boolean', default: false },
  },
  allowNegative: true,
});
if (values.bugs) process.exit((await proveBugs(Number(values.from))) ? 0 : 1);
const bug = bugNames.find((name) => name === process.env.SIM_BUG);
if (process.env.SIM_BUG && !bug) throw new Error(`No planted bug of this name. There are: ${bugNames.join(', ')}`);
const server = servers.find((name) => name === values.server);
if (!server) throw new Error(`--server is one of ${servers.join(', ')}`);
const world = await buildWorld(bug, server);
await using simulators = new Simulators(world);
const tally = await runSeeds(simulators, { from: Number(values.from), count: Number(values.seeds) });
process.stdout.write(`${bug ? `${bug}: ` : ''}${summary(tally)}\n${JSON.stringify(tally.faults)}\n`);
for (const { trace, outcome } of tally.failures)
  process.stdout.write(`seed ${trace.seed}: ${outcome.violation?.invariant}: ${outcome.violation?.detail}\n`);
for (const { trace, outcome } of tally.failures.slice(0, values.shrink ? 3 : 0)) {
  const invariant = outcome.violation?.invariant ?? '';
  await using simulator = new Simulator(world);
  const shrunk = await simulator.shrink(trace, invariant);
  process.stdout.write(
    `seed ${trace.seed}: ${invariant}: ${shrunk.outcome.violation?.detail}\n${JSON.stringify(shrunk.trace)}\n`,
  );
}
const easy = tooEasy(tally);
for (const reason of easy) process.stdout.write(`proves too little: ${reason}\n`);
process.exit(tally.failures.length > 0 || easy.length > 0 ? 1 : 0);
