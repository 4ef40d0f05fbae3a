import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addBypassRules, type RoutedInstall } from './bypass-routes.ts';

/** A minimal URLPattern for paths; Node 20 has none. */
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

/** An install event that records the rules and the promises of `waitUntil`. */
function install(addResult: () => Promise<void> = () => Promise.resolve()) {
  const rules: Rules = [];
  const awaited: Promise<unknown>[] = [];
  const event = {
    addRoutes: (added: Rules) => {
      rules.push(...added);
      return addResult();
    },
    waitUntil: (work: Promise<unknown>) => void awaited.push(work),
  } as unknown as RoutedInstall;
  return { event, rules, awaited };
}

/** The source of a request: that of the first matching rule, else the service worker. */
const sourceOf = (rules: Rules, path: string): string =>
  rules.find(({ condition }) => (condition.urlPattern as unknown as PathPattern).test(path))?.source ?? 'worker';

describe('requests that bypass the service worker', () => {
  it.each([
    ['requests for records', '/v1/databases/maia/collections/profiles/documents', 'network'],
    ['style sheets', '/assets/first-Ab12cd34.css', 'cache'],
    ['the script that shows the first frame', '/assets/show-drawing-Ab12cd34.js', 'cache'],
    ['the font of most languages', '/assets/rubik-latin-wght-normal-Ab12cd34.woff2', 'cache'],
  ])('are %s', (_, path, source) => {
    const { event, rules } = install();
    addBypassRules(event);
    expect(sourceOf(rules, path)).toBe(source);
  });

  it.each([
    '/v1/account',
    '/v1/storage/buckets/documents/files',
    '/dashboard',
    '/assets/index-Ab12.js',
    '/assets/rubik-arabic-wght-normal-Ab12cd34.woff2',
  ])('do not include %s', (path) => {
    const { event, rules } = install();
    addBypassRules(event);
    expect(sourceOf(rules, path)).toBe('worker');
  });

  it('are registered during the installation, and a refused rule does not fail it', async () => {
    const { event, rules, awaited } = install(() => Promise.reject(new TypeError('no such rule')));
    addBypassRules(event);
    expect(rules).not.toHaveLength(0);
    expect(awaited).toHaveLength(1);
    await expect(Promise.all(awaited)).resolves.toEqual([undefined]);
  });

  it('do not exist in a browser without a static router', () => {
    const awaited: unknown[] = [];
    const plain = { waitUntil: (work: unknown) => void awaited.push(work) } as unknown as RoutedInstall;
    expect(() => addBypassRules(plain)).not.toThrow();
    expect(awaited).toEqual([]);
  });
});
