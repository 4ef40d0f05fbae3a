import type { Clock } from '../../protocol/clock.ts';
import type { Collection, Schema } from '../../schema/schema.ts';
import { DocumentTable } from './document-table.ts';
import type { Store } from '../store.ts';

type Address = Pick<Collection, 'databaseId' | 'id'>;

const nameOf = ({ databaseId, id }: Address): string => JSON.stringify([databaseId, id]);

/** The tables of all collections. */
export class CollectionTables {
  private readonly store: Store;
  private readonly clock: Clock;
  private readonly key: Buffer;
  private readonly tables = new Map<string, DocumentTable>();

  /** @param key encrypts the attributes with `encrypt`; 32 bytes */
  constructor(parts: { store: Store; clock: Clock; key: Buffer; schema: Schema }) {
    this.store = parts.store;
    this.clock = parts.clock;
    this.key = parts.key;
    for (const { collections } of parts.schema.databases.values())
      for (const collection of collections.values()) this.put(collection, this.open(collection));
  }

  /** Creates or extends the tables of a collection. Call it inside a write. */
  open(collection: Collection): DocumentTable {
    const table = new DocumentTable(this.store, collection, this.key);
    this.clock.startAfter(table.newestChange());
    return table;
  }

  put(address: Address, table: DocumentTable): void {
    this.tables.set(nameOf(address), table);
  }

  remove(address: Address): void {
    this.tables.delete(nameOf(address));
  }

  of(address: Address): DocumentTable {
    const table = this.tables.get(nameOf(address));
    if (!table) throw new Error(`no table for ${address.databaseId}/${address.id}`);
    return table;
  }
}
