import { buildWorld } from './build-world.ts';
import { bugNames } from './planted-bugs.ts';
import { runSeeds } from './seeds.ts';
for (const bug of bugNames) {
  const t = performance.now();
  try {
    const tally = await runSeeds({
      script: await buildWorld(bug),
      from: 1,
      count: 200,
      isEnough: (t) => t.failures.length > 0,
    });
    const f = tally.failures[0];
    console.log(
      bug,
      '→',
      f ? `seed ${f.trace.seed}: ${f.outcome.violation?.invariant}: ${f.outcome.violation?.detail}` : 'NOT CAUGHT',
      ((performance.now() - t) / 1000).toFixed(1),
    );
  } catch (e) {
    console.log(bug, 'ERROR', String(e).slice(0, 300));
  }
}
process.exit(0);
