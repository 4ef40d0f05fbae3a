// Ways in which a write can go unnoticed, 50 rounds of each: see tests/e2e/replication-gaps.spec.ts. `npm run test:holes -- 10` makes 10.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const [rounds = '50'] = process.argv.slice(2);
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const { status } = spawnSync(process.execPath, [playwright, 'test', 'replication-gaps'], {
  stdio: 'inherit',
  env: { ...process.env, HOLE_ROUNDS: rounds },
});
process.exitCode = status ?? 1;
