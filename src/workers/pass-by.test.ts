import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addWays, type RoutedInstall } from './pass-by.ts';

/** As much of the browser's pattern as a path needs; Node 20 has none. */
class PathPattern {
  readonly pathname: string;
  constructor({ pathname }: { pathname: string }) {
    this.pathname = pathname;
  }
  test(path: string): boolean {
    const [start = '', end = ''] = this.pathname.split('*');
    return path.startsWith(start) && path.endsWith(end);
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

describe('past the worker', () => {
  it.each([
    ['questions about records', '/v1/databases/maia/collections/profiles/documents', 'network'],
    ['the styles of a page', '/assets/first-Ab12cd34.css', 'cache'],
    ['the script that shows a drawing', '/assets/show-drawing-Ab12cd34.js', 'cache'],
    ['the letters of most languages', '/assets/rubik-latin-wght-normal-Ab12cd34.woff2', 'cache'],
  ])('go %s', (_, path, source) => {
    const { event, rules } = install();
    addWays(event);
    expect(sourceOf(rules, path)).toBe(source);
  });

  it.each([
    '/v1/account',
    '/v1/storage/buckets/documents/files',
    '/dashboard',
    '/assets/index-Ab12.js',
    '/assets/rubik-arabic-wght-normal-Ab12cd34.woff2',
  ])('nothing else goes: %s', (path) => {
    const { event, rules } = install();
    addWays(event);
    expect(sourceOf(rules, path)).toBe('worker');
  });

  it('is decided before the worker is installed, and a refused rule does not end the installation', async () => {
    const { event, rules, waited } = install(() => Promise.reject(new TypeError('no such rule')));
    addWays(event);
    expect(rules).not.toHaveLength(0);
    expect(waited).toHaveLength(1);
    await expect(Promise.all(waited)).resolves.toEqual([undefined]);
  });

  it('goes nothing in a browser that has no static router', () => {
    const waited: unknown[] = [];
    const plain = { waitUntil: (work: unknown) => void waited.push(work) } as unknown as RoutedInstall;
    expect(() => addWays(plain)).not.toThrow();
    expect(waited).toEqual([]);
  });
});
