import 'fake-indexeddb/auto';
import { Dexie, type EntityTable } from 'dexie';
import { expect, it } from 'vitest';
import { closeOnDeletion } from './connection-loss.ts';

type Notes = Dexie & { notes: EntityTable<{ id: string; text?: string }, 'id'> };

/** Opens the database with the schema of one of two app versions. */
function connect(name: string, version: 1 | 2): Notes {
  const connection = new Dexie(name) as Notes;
  closeOnDeletion(connection);
  connection.version(1).stores({ notes: 'id' });
  if (version === 2) connection.version(2).stores({ notes: 'id, text' });
  return connection;
}

it('a tab with a new app version upgrades the database without waiting for an old tab, and both keep working', async () => {
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

it('a tab whose database is deleted by another tab closes its connection and never recreates the database', async () => {
  const open = connect('deleted', 1);
  await open.notes.put({ id: 'kept' });
  await Dexie.delete('deleted');
  await expect(open.notes.put({ id: 'late' })).rejects.toThrow();
  expect(await Dexie.exists('deleted')).toBe(false);
});
