import 'fake-indexeddb/auto';
import { Dexie, type EntityTable } from 'dexie';
import { expect, it } from 'vitest';
import { neverMakeAnew } from './connection-loss.ts';

type Notes = Dexie & { notes: EntityTable<{ id: string; text?: string }, 'id'> };

/** The same database as one build of the app or another opens it. */
function connect(name: string, version: 1 | 2): Notes {
  const connection = new Dexie(name) as Notes;
  neverMakeAnew(connection);
  connection.version(1).stores({ notes: 'id' });
  if (version === 2) connection.version(2).stores({ notes: 'id, text' });
  return connection;
}

it('a tab of a new version brings a database up without waiting for the old tab, and both go on with it', async () => {
  const before = connect('brought-up', 1);
  await before.notes.put({ id: 'kept' });
  const after = connect('brought-up', 2);
  await after.open();
  await after.notes.put({ id: 'new', text: 'later' });
  await before.notes.put({ id: 'old' });
  expect((await after.notes.toArray()).map(({ id }) => id)).toEqual(['kept', 'new', 'old']);
  before.close();
  after.close();
});

it('a tab whose database another tab deletes lets it go and never makes it anew', async () => {
  const open = connect('deleted', 1);
  await open.notes.put({ id: 'kept' });
  await Dexie.delete('deleted');
  await expect(open.notes.put({ id: 'late' })).rejects.toThrow();
  expect(await Dexie.exists('deleted')).toBe(false);
});
