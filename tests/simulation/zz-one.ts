import { readFileSync } from 'node:fs';
import { buildWorld } from './build-world.ts';
import { Simulator } from './seeds.ts';
const script = await buildWorld();
const s = new Simulator(script);
console.log((await s.replay(JSON.parse(readFileSync(0, 'utf8')))).outcome);
process.exit(0);
