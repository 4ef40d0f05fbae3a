import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { firstRunRoute, publicRoutes, signedInRoutes } from '../support/samples/routes.ts';

const table = readFileSync(fileURLToPath(new URL('../../src/routes.tsx', import.meta.url)), 'utf8');
const routes = [...table.matchAll(/path: '([^']+)',\s*access: ('(?:\w+)'|\{)/g)];
const visited: readonly string[] = [...publicRoutes, ...signedInRoutes, firstRunRoute];
const isVisited = (path: string): boolean => {
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  return visited.some((each) => pattern.test(each));
};

it('the browser tests visit every route that needs no label', () => {
  const open = routes.filter(([, path, access]) => path !== '*' && access !== '{').map(([, path = '']) => path);
  expect(open.length).toBeGreaterThan(35);
  expect(open.filter((path) => !isVisited(path))).toEqual([]);
});
