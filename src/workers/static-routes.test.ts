import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addStaticRoutes, type RoutedInstall } from './static-routes.ts';

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

type Rule = Parameters<NonNullable<RoutedInstall['addRoutes']>>[0];
const KEPT = 'precache';
const files = ['/index.html', '/assets/index-Ab12.js', '/assets/first-Cd34.css', '/manifest.webmanifest'];

/** An install event that keeps the rules, and what it was told to wait for. */
function install(answer: () => Promise<void> = () => Promise.resolve()) {
  const rules: Rule[] = [];
  const waited: Promise<unknown>[] = [];
  const event = {
    addRoutes: (rule: Rule) => {
      rules.push(rule);
      return answer();
    },
    waitUntil: (work: Promise<unknown>) => void waited.push(work),
  } as unknown as RoutedInstall;
  return { event, rules, waited };
}

/** Where a request goes: the first rule that fits decides, and without one the worker is asked. */
function sourceOf(rules: readonly Rule[], path: string): Rule['source'] | 'worker' {
  const fits = ({ condition }: Rule) =>
    ('or' in condition ? condition.or : [condition]).some(({ urlPattern }) =>
      (urlPattern as unknown as PathPattern).test(path),
    );
  return rules.find(fits)?.source ?? 'worker';
}

describe('static routes', () => {
  it('lead questions about records past the worker, and nothing else of the backend', () => {
    const { event, rules } = install();
    addStaticRoutes(event, files, KEPT);
    expect(sourceOf(rules, '/v1/databases/maia/collections/profiles/documents')).toBe('network');
    expect(sourceOf(rules, '/v1/account')).toBe('worker');
    expect(sourceOf(rules, '/v1/storage/buckets/documents/files')).toBe('worker');
  });

  it('take a file whose name has a hash from the cache of the app', () => {
    const { event, rules } = install();
    addStaticRoutes(event, files, KEPT);
    expect(sourceOf(rules, '/assets/index-Ab12.js')).toEqual({ cacheName: KEPT });
    expect(sourceOf(rules, '/assets/first-Cd34.css')).toEqual({ cacheName: KEPT });
  });

  it('leave to the worker what it decides itself: pages, files of other versions, what is kept once it is needed', () => {
    const { event, rules } = install();
    addStaticRoutes(event, files, KEPT);
    const own = ['/index.html', '/dashboard', '/assets/index-Old1.js', '/assets/lab-reader.worker-Ef56.js'];
    for (const path of own) expect(sourceOf(rules, path)).toBe('worker');
  });

  it('are part of the installation, which a refused rule does not end', async () => {
    const { event, waited } = install(() => Promise.reject(new TypeError('too many conditions')));
    addStaticRoutes(event, files, KEPT);
    expect(waited).toHaveLength(2);
    await expect(Promise.all(waited)).resolves.toBeDefined();
  });

  it('are left out by a browser that has no static router', () => {
    const waited: unknown[] = [];
    const plain = { waitUntil: (work: unknown) => void waited.push(work) } as unknown as RoutedInstall;
    expect(() => addStaticRoutes(plain, files, KEPT)).not.toThrow();
    expect(waited).toEqual([]);
  });

  it('ask for no cache where no file has a hash', () => {
    const { event, rules } = install();
    addStaticRoutes(event, ['/index.html'], KEPT);
    expect(rules.map(({ source }) => source)).toEqual(['network']);
  });
});
