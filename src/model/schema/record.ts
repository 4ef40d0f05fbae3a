import * as v from 'valibot';
import type { Fields, Values } from './field.ts';
import { ownerByGrant, type Action } from './permission.ts';
import { readIssues, type Issue } from './issue.ts';

/**
 * How two copies of a record are merged.
 * `append-only`: never edited; a delete wins. `per-field`: three-way merge (`mergeFields`). `server`: only the server
 * writes it.
 */
export type ConflictRule = 'append-only' | 'per-field' | 'server';

export interface CollectionIndex {
  readonly type: 'key' | 'unique' | 'fulltext';
  readonly on: readonly string[];
}

/** One kind of record: its fields, its collection, its permissions and its conflict rule. */
export interface RecordType<F extends Fields = Fields> {
  /** Appwrite collection id. */
  readonly collection: string;
  /** The name in the spec's messages, for example "blood pressure". */
  readonly title: string;
  readonly fields: F;
  /** What the creator grants to himself on each document. */
  readonly creatorMay: readonly Action[];
  /** Grants of the collection; only `create("users")` for every health record. */
  readonly collectionGrants: readonly string[];
  readonly documentSecurity: boolean;
  readonly conflict: ConflictRule;
  /**
   * Fields that only functions write. Appwrite has no permissions per field: either no client may write the collection,
   * or care-access corrects these fields before another account can read the document.
   */
  readonly serverOwned: readonly string[];
  /**
   * A field that names another person whose phone stores the record too, besides `userId`; for a message the sender.
   */
  readonly alsoStoredFor?: string;
  /** The id is derived from the content, so the same record can be created again after it was deleted. */
  readonly hasDerivedId?: true;
  /**
   * There is one such record for good, with a derived id. A tombstone or delete event for it can only come from a fault
   * and is ignored.
   */
  readonly isNeverDeleted?: true;
  readonly indexes: readonly CollectionIndex[];
  /** Rules over several fields; called only if each field is valid. */
  check?(values: Values<F>): Issue[];
  /**
   * Whether the person named in the document wrote it. Only grants prove that, because they cannot be forged: any
   * signed-in account may put any id into a document and let all users read it. `readerId` is the user whose phone
   * would store it.
   */
  isVerified?(document: GrantedDocument, readerId: string): boolean;
}

/** A document as the server returns it, with its grants. */
export type GrantedDocument = Readonly<Record<string, unknown>> & {
  readonly $id: string;
  readonly $permissions: readonly string[];
};

type Declaration<F extends Fields> = Pick<RecordType<F>, 'collection' | 'title' | 'fields' | 'conflict'> &
  Partial<RecordType<F>>;

const ownerIndexes = [
  { type: 'key', on: ['userId', '$updatedAt'] },
  { type: 'key', on: ['userId'] },
] as const;

/**
 * Declares a record that belongs to one person: created by its owner, and readable by others only when a function
 * grants it.
 */
export const ownedRecord = <F extends Fields>(declaration: Declaration<F>): RecordType<F> => ({
  creatorMay: ['read', 'delete'],
  collectionGrants: ['create("users")'],
  documentSecurity: true,
  serverOwned: [],
  isVerified: ({ userId, $permissions }) => ownerByGrant({ userId: String(userId), $permissions }) !== undefined,
  ...declaration,
  indexes: [...ownerIndexes, ...(declaration.indexes ?? [])],
});

/** Declares a record with many readers. */
export const sharedRecord = <F extends Fields>(
  declaration: Declaration<F> & Pick<RecordType<F>, 'collectionGrants'>,
): RecordType<F> => ({
  creatorMay: [],
  documentSecurity: false,
  serverOwned: [],
  indexes: [],
  ...declaration,
});

/** The fields that name the users whose phones store the record. */
export const storedForFields = ({ alsoStoredFor }: Pick<RecordType, 'alsoStoredFor'>): readonly string[] =>
  alsoStoredFor === undefined ? ['userId'] : ['userId', alsoStoredFor];

/**
 * Whether a user's phone stores this document. Server lists may contain others: some databases compare ids without
 * case, and a stranger's document with the user's id is listed until its grants are removed.
 */
export const isStoredFor = (
  type: Pick<RecordType, 'alsoStoredFor' | 'isVerified'>,
  document: GrantedDocument,
  userId: string,
): boolean =>
  storedForFields(type).some((field) => document[field] === userId) && type.isVerified?.(document, userId) !== false;

/** The issues of these values, in the order of the record's fields; empty when they are valid. */
export function validateRecord<F extends Fields>(type: RecordType<F>, values: Record<string, unknown>): Issue[] {
  const issues = Object.entries(type.fields).flatMap(([name, field]) =>
    readIssues(name, type.title, field, values[name], v.safeParse(field.schema, values[name])),
  );
  return issues.length > 0 || !type.check ? issues : type.check(values as Values<F>);
}

/** Thrown when a record is refused; `issues` name the fields and the reasons. */
export class InvalidRecord extends Error {
  override name = 'InvalidRecord';
  constructor(readonly issues: readonly Issue[]) {
    super(issues.map((issue) => issue.message).join(' '));
  }
}

/** Thrown when the record to change is not here any more: it was deleted, perhaps on another device. */
export class RecordDeleted extends Error {
  override name = 'RecordDeleted';
}

/** The record's fields of `values`; other properties are dropped. @throws InvalidRecord */
export function accept<F extends Fields>(type: RecordType<F>, values: Record<string, unknown>): Values<F> {
  const issues = validateRecord(type, values);
  if (issues.length > 0) throw new InvalidRecord(issues);
  return Object.fromEntries(
    Object.keys(type.fields)
      .filter((name) => values[name] !== undefined)
      .map((name) => [name, values[name]]),
  ) as Values<F>;
}
