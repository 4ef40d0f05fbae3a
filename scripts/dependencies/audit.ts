import { spawnSync } from 'node:child_process';
import { judgeAudit } from './judge-audit.ts';

const TIMEOUT_MS = 60_000;

// npm ends with 1 for weaknesses as well as for no answer, so its output decides.
const { stdout } = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  timeout: TIMEOUT_MS,
  shell: process.platform === 'win32',
  maxBuffer: 64 * 1024 * 1024,
});
const { lines, hasFailed } = judgeAudit(stdout ?? '');
for (const line of lines) console.log(line);
process.exitCode = hasFailed ? 1 : 0;
