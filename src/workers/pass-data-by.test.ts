import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDataRoute, type RoutedInstall } from './pass-data-by.ts';

/** As much of the browser's pattern as a path needs; Node 20 has none. */
class PathPattern {
  readonly pathname: string;
  constructor({ pathname }: { pathname: string }) {
    this.pathname = pathname;
  }
  test(path: string): boolean {
    return this.pathname.endsWith('*') ? path.startsWith(this.pathname.slice(0, -1)) : path === this.pathname;
  }
}

beforeEach(() => vi.stubGlobal('URLPattern', PathPattern));
afterEach(() => vi.unstubAllGlobals());

type Rules = Parameters<NonNullable<RoutedInstall['addRoutes']>>[0];

/** An install event that keeps the rules, and what it was told to wait for. */
function install(answer: () => Promise<void> = () => Promise.resolve()) {
  const rules: Rules = [];
  const waited: Promise<unknown>[] = [];
  const event = {
    addRoutes: (added: Rules) => {
      rules.push(...added);
      return answer();
    },
    waitUntil: (work: Promise<unknown>) => void waited.push(work),
  } as unknown as RoutedInstall;
  return { event, rules, waited };
}

/** Where a request goes: the first rule that fits decides, and without one the worker is asked. */
const sourceOf = (rules: Rules, path: string): string =>
  rules.find(({ condition }) => (condition.urlPattern as unknown as PathPattern).test(path))?.source ?? 'worker';

describe('questions about records', () => {
  it('go past the worker', () => {
    const { event, rules } = install();
    addDataRoute(event);
    expect(sourceOf(rules, '/v1/databases/maia/collections/profiles/documents')).toBe('network');
  });

  it('are all that goes past it: the rest of the backend, pages and scripts do not', () => {
    const { event, rules } = install();
    addDataRoute(event);
    const others = ['/v1/account', '/v1/storage/buckets/documents/files', '/dashboard', '/assets/index-Ab12.js'];
    for (const path of others) expect(sourceOf(rules, path)).toBe('worker');
  });

  it('have their rule before the worker is installed, and a refused rule does not end the installation', async () => {
    const { event, rules, waited } = install(() => Promise.reject(new TypeError('no such rule')));
    addDataRoute(event);
    expect(rules).toHaveLength(1);
    expect(waited).toHaveLength(1);
    await expect(Promise.all(waited)).resolves.toEqual([undefined]);
  });

  it('go through the worker in a browser that has no static router', () => {
    const waited: unknown[] = [];
    const plain = { waitUntil: (work: unknown) => void waited.push(work) } as unknown as RoutedInstall;
    expect(() => addDataRoute(plain)).not.toThrow();
    expect(waited).toEqual([]);
  });
});
