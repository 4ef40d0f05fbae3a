import { expect, it } from 'vitest';
import { TAB_WORKER } from './chunk-groups.ts';
import { filesOfWorker } from './sync-workers.ts';

const chunk = (imports: string[] = [], more: { dynamicImports?: string[]; moduleIds?: string[] } = {}) => ({
  type: 'chunk' as const,
  facadeModuleId: null as string | null,
  dynamicImports: [] as string[],
  moduleIds: [] as string[],
  ...more,
  imports,
});
const worker = (...imports: string[]) => ({ ...chunk(imports), facadeModuleId: TAB_WORKER });

it('a worker takes in what it imports, each file once', () => {
  const bundle = {
    'w.js': worker('store.js', 'base.js'),
    'store.js': chunk(['base.js']),
    'base.js': chunk(),
    'page.js': chunk(),
  };
  expect(filesOfWorker(bundle).toSorted()).toEqual(['base.js', 'store.js', 'w.js']);
});

it('a build whose worker would import something later is refused', () => {
  const bundle = { 'w.js': worker('store.js'), 'store.js': chunk([], { dynamicImports: ['late.js'] }) };
  expect(() => filesOfWorker(bundle)).toThrow('late.js');
});

it('a build whose worker would take in React’s DOM is refused', () => {
  const bundle = {
    'w.js': worker('first.js'),
    'first.js': chunk([], { moduleIds: ['/app/node_modules/react-dom/client.js'] }),
  };
  expect(() => filesOfWorker(bundle)).toThrow('first.js');
});
