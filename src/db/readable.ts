import { noteUnreadable } from './store-health.ts';

interface Row {
  readonly primary: string;
  get(field: string): unknown;
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'primary' in value && 'get' in value;

const opens = (value: unknown): boolean => {
  if (!isRow(value) || value.get('unreadable') !== true) return true;
  noteUnreadable(value.primary);
  return false;
};

/** What a query found without the rows that this device's key cannot open; their number is kept, so that it can be said. */
export function readable<Rows>(found: Rows): Rows {
  if (Array.isArray(found)) return found.every(opens) ? found : (found.filter(opens) as Rows);
  return opens(found) ? found : (null as Rows);
}
