import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routes } from '@/routes.tsx';

const readme = readFileSync('src/ui/layout/README.md', 'utf8');
const table = readme.slice(readme.indexOf('## The template of every route'));
const rows = [...table.matchAll(/^\| ([a-z ]+) \| (.*) \|$/gm)].map(([, template, cells = '']) => ({
  template,
  paths: [...cells.matchAll(/`([^`]+)`/g)].map(([, path]) => path),
}));
const pathsOf = (name: string) => rows.find(({ template }) => template === name)?.paths.toSorted();

describe('the templates of the layout', () => {
  it('every route has one, named in the table of src/ui/layout/README.md', () => {
    // A patient's messages are a page of their own, and `/chat` has its detail in the query: each is one route.
    expect(rows.flatMap(({ paths }) => paths).toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
  });

  it('the routes that open beside a list are those of the table, and their lists are routes', () => {
    const details = routes.filter(({ list }) => list !== undefined);
    expect(details.map(({ path }) => path).toSorted()).toEqual(pathsOf('detail beside its list'));
    const lists = new Set(details.map(({ list }) => list));
    expect(pathsOf('list')).toEqual(expect.arrayContaining([...lists]));
  });
});
