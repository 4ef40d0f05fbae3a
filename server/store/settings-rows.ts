import type { Readable } from './read-only.ts';
import type { Store } from './store.ts';

export function findSetting(store: Readable, name: string): string | null {
  const row = store.get('SELECT value FROM settings WHERE name = ?', name);
  return row ? String(row['value']) : null;
}

export const removeSetting = (store: Store, name: string): void =>
  void store.run('DELETE FROM settings WHERE name = ?', name);

export function saveSetting(store: Store, name: string, value: string): void {
  store.run(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    name,
    value,
  );
}
