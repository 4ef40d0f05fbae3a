import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('../../src/', import.meta.url));

/** Each of these adds the router's server rendering to the first chunk: 3 to 6 kB after gzip. */
const heavy = /\b(Link|NavLink|Form|Routes|Route|Outlet|useParams|useSearchParams)\b/;

it('no screen takes the heavy parts of the router: src/ui/controls/link.tsx and matchRoutes do their work', () => {
  const takers = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) =>
      [...readFileSync(join(src, path), 'utf8').matchAll(/import (?!type)\{([^}]*)\} from 'react-router-dom'/g)].some(
        ([, names = '']) => heavy.test(names),
      ),
    );
  expect(takers).toEqual([]);
});
