import { ApiError, badRequest } from '../protocol/api-error.ts';
import type { Caller } from '../protocol/caller.ts';
import { MIN_ENCRYPTED_SIZE, readAttribute } from '../schema/read-attribute.ts';
import { readCollection } from '../schema/read-schema.ts';
import type { Attribute, Collection, Schema } from '../schema/schema.ts';
import { madeCollections, saveMadeCollections, type MadeCollection } from '../store/migration/made-collections.ts';
import { dropCollection } from '../store/tables/collection-layout.ts';
import type { CollectionTables } from '../store/tables/collection-tables.ts';
import type { DocumentTable } from '../store/tables/document-table.ts';
import type { Store } from '../store/store.ts';
import { findCollection, findDatabase } from './find-collection.ts';

/** Properties of an attribute as `POST …/attributes/<type>` and appwrite.json name them. */
export type AttributeSettings = Readonly<Record<string, unknown>> & { readonly key: string; readonly type: string };

const collectionExists = (): ApiError =>
  new ApiError(409, 'collection_already_exists', 'A collection with the requested ID already exists.');
const attributeExists = (): ApiError =>
  new ApiError(409, 'attribute_already_exists', 'Attribute with the requested key already exists.');
/** What appwrite.json declares is changed there, so that the file stays true. */
const isDeclared = (id: string): ApiError =>
  new ApiError(
    405,
    'general_not_implemented',
    `The collection '${id}' is declared in appwrite.json. Change it there and start the server again.`,
  );

/** Makes, extends and deletes collections while the server runs. */
export class SchemaEditor {
  private readonly store: Store;
  private readonly schema: Schema;
  private readonly tables: CollectionTables;

  constructor(parts: { store: Store; schema: Schema; tables: CollectionTables }) {
    this.store = parts.store;
    this.schema = parts.schema;
    this.tables = parts.tables;
  }

  /** @throws database_not_found, collection_already_exists */
  async create(caller: Caller, made: MadeCollection): Promise<Collection> {
    const collection = readCollection({ ...made });
    findDatabase(this.schema, caller, made.databaseId);
    const table = await this.store.write(() => {
      const all = findDatabase(this.schema, caller, made.databaseId).collections;
      const before = madeCollections(this.store);
      if (all.has(made.$id) || before.some((other) => isSame(other, made))) throw collectionExists();
      saveMadeCollections(this.store, [...before, made]);
      return this.tables.open(collection);
    });
    this.announce(collection, table);
    return collection;
  }

  /** @throws collection_not_found, attribute_already_exists, general_bad_request, general_not_implemented */
  async addAttribute(caller: Caller, address: CollectionAddress, settings: AttributeSettings): Promise<Attribute> {
    if (settings['encrypt'] === true && Number(settings['size']) < MIN_ENCRYPTED_SIZE)
      throw badRequest(`Size too small. Encrypted strings require a minimum size of ${MIN_ENCRYPTED_SIZE} characters.`);
    const attribute = readAttribute(settings);
    const { collection, table } = await this.store.write(() => {
      const before = this.find(caller, address);
      if (before.attributes.some(({ key }) => key === settings.key)) throw attributeExists();
      const made = { ...before, attributes: [...before.attributes, settings] };
      const others = madeCollections(this.store).filter((other) => !isSame(other, address));
      saveMadeCollections(this.store, [...others, made]);
      const extended = readCollection({ ...made });
      return { collection: extended, table: this.tables.open(extended) };
    });
    this.announce(collection, table);
    return attribute;
  }

  /** Deletes a collection with all its documents. @throws collection_not_found, general_not_implemented */
  async remove(caller: Caller, address: CollectionAddress): Promise<void> {
    const { databaseId, $id: id } = address;
    await this.store.write(() => {
      this.find(caller, address);
      const sql = 'SELECT n FROM collections WHERE database_id = ? AND collection_id = ?';
      dropCollection(this.store, Number(this.store.get(sql, databaseId, id)?.['n']));
      saveMadeCollections(
        this.store,
        madeCollections(this.store).filter((other) => !isSame(other, address)),
      );
    });
    this.collectionsOf(databaseId).delete(id);
    this.tables.remove({ databaseId, id });
  }

  private find(caller: Caller, address: CollectionAddress): MadeCollection {
    findCollection(this.schema, caller, address.databaseId, address.$id);
    const made = madeCollections(this.store).find((other) => isSame(other, address));
    if (!made) throw isDeclared(address.$id);
    return made;
  }

  /** From now on requests find the collection. Called after the write, so that a failed one changes nothing. */
  private announce(collection: Collection, table: DocumentTable): void {
    this.tables.put(collection, table);
    this.collectionsOf(collection.databaseId).set(collection.id, collection);
  }

  private collectionsOf(databaseId: string): Map<string, Collection> {
    const database = this.schema.databases.get(databaseId);
    // Only this class changes the schema; for all others it is read-only.
    return (database?.collections ?? new Map()) as Map<string, Collection>;
  }
}

export type CollectionAddress = Pick<MadeCollection, '$id' | 'databaseId'>;

const isSame = (a: CollectionAddress, b: CollectionAddress): boolean =>
  a.$id === b.$id && a.databaseId === b.databaseId;
