import { buildWorld } from './build-world.ts';
import { Simulator } from './seeds.ts';
const script = await buildWorld();
const s = new Simulator(script);
for (const n of process.argv.slice(2)) {
  const a = await s.seed(Number(n));
  console.log(n, a.outcome.violation);
  if (a.outcome.violation && !process.env.NOSHRINK) {
    const b = await s.shrink(a.trace, a.outcome.violation.invariant);
    console.log(b.outcome.violation?.detail, JSON.stringify(b.trace));
  }
}
process.exit(0);
