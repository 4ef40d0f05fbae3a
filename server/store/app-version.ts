// An import and not a read of the file: a server that is bundled into one file has no package.json above it.
import installed from '../../package.json' with { type: 'json' };

/** The version of the installed app, from package.json. */
export const appVersion = (): string => installed.version;

/** The oldest version of Node that runs this app. */
export const oldestNode = (): string => installed.engines.node.replace(/^>=\s*/, '');

/** Whether version `a` (`1.2.3`) is older than `b`. */
export function isOlder(a: string, b: string): boolean {
  const [left, right] = [a, b].map((version) => version.split(/[.-]/).map((part) => Number.parseInt(part, 10) || 0));
  for (let i = 0; i < 3; i++) {
    const difference = (left?.[i] ?? 0) - (right?.[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
