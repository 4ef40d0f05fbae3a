import { fileURLToPath } from 'node:url';
import { checkInstallation } from './check/check-installation.ts';
import type { Finding, Level } from './check/finding.ts';

const MARKS: Readonly<Record<Level, string>> = {
  unsafe: 'UNSAFE',
  warning: 'warning',
  unknown: 'not checked',
  ok: 'ok',
};
const ORDER: readonly Level[] = ['unsafe', 'warning', 'unknown', 'ok'];
const WIDTH = Math.max(...Object.values(MARKS).map(({ length }) => length));

/** The lines of a check, the worst first, and whether something is unsafe. */
export function describeFindings(findings: readonly Finding[]): { lines: string[]; isUnsafe: boolean } {
  const lines = ORDER.flatMap((level) =>
    findings
      .filter((finding) => finding.level === level)
      .flatMap(({ what, advice }) => [
        `${MARKS[level].padEnd(WIDTH)}  ${what}`,
        ...(advice === undefined ? [] : [`${' '.repeat(WIDTH)}  → ${advice}`]),
      ]),
  );
  const count = (level: Level): number => findings.filter((finding) => finding.level === level).length;
  const summary = `${count('unsafe')} unsafe, ${count('warning')} warnings, ${count('unknown')} not checked, ${count('ok')} ok`;
  return { lines: [...lines, '', summary], isUnsafe: count('unsafe') > 0 };
}

/** Checks an installation. */
export async function check(
  dataPath: string,
  isFull: boolean,
  config: string | undefined,
): Promise<{ lines: string[]; isUnsafe: boolean }> {
  const own = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
  return describeFindings(
    await checkInstallation({ dataPath, config: config ?? own('appwrite.json'), envFile: own('.env'), isFull }),
  );
}
