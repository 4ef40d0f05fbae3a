import { reportUnreadable } from '@/db/store/store-health.ts';

interface Row {
  readonly primary: string;
  get(field: string): unknown;
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'primary' in value && 'get' in value;

const isReadable = (value: unknown): boolean => {
  if (!isRow(value) || value.get('unreadable') !== true) return true;
  reportUnreadable(value.primary);
  return false;
};

/** Removes the rows that this device cannot decrypt, and counts them for the message about unreadable records. */
export function readableRows<Rows>(found: Rows): Rows {
  if (Array.isArray(found)) return found.every(isReadable) ? found : (found.filter(isReadable) as Rows);
  return isReadable(found) ? found : (null as Rows);
}
