import { buildWorld } from '/work/w/sync2/tests/simulation/build-world.ts';
import { bugNames } from '/work/w/sync2/tests/simulation/planted-bugs.ts';
import { findRun } from '/work/w/sync2/tests/simulation/prove-bugs.ts';
const from = process.argv[2];
let on = from === undefined;
const only = process.argv.slice(3);
for (const bug of bugNames) {
  if (bug === from) on = true;
  if (!on || (only.length && !only.includes(bug))) continue;
  try {
    const found = await findRun(await buildWorld(bug), 1, Number(process.env.MOST ?? 200));
    console.log(`  '${bug}': ${found ? found.trace.seed + ', // ' + found.outcome.violation?.invariant : 'NOT FOUND'}`);
  } catch (e) {
    console.log(bug, 'BUILD', String(e).slice(0, 300));
  }
}
process.exit(0);
