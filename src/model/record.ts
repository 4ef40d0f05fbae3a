import * as v from 'valibot';
import type { Fields, Values } from './field.ts';
import { ownerByGrant, type Action } from './permission.ts';
import { readIssues, type Issue } from './issue.ts';

/**
 * How two copies of a record become one.
 * `append-only`: never edited, a delete wins. `per-field`: three-way merge, see sync. `server`: only the server writes it.
 */
export type ConflictRule = 'append-only' | 'per-field' | 'server';

export interface CollectionIndex {
  readonly type: 'key' | 'unique' | 'fulltext';
  readonly on: readonly string[];
}

/** Everything about one kind of record: its fields, its collection, who may do what, how conflicts end. */
export interface RecordType<F extends Fields = Fields> {
  /** Appwrite collection id. */
  readonly collection: string;
  /** The name in the spec's messages, for example "blood pressure". */
  readonly title: string;
  readonly fields: F;
  /** What its creator grants himself on each document. */
  readonly creatorMay: readonly Action[];
  /** Collection grants; `create("users")` alone for every health record. */
  readonly collectionGrants: readonly string[];
  readonly documentSecurity: boolean;
  readonly conflict: ConflictRule;
  /**
   * Fields that only functions write. Appwrite cannot keep one field from whoever may write the others: either no client
   * may write the collection, or care-access puts them right before anybody else may read the document.
   */
  readonly serverOwned: readonly string[];
  /** A field naming a further person whose phone keeps it, besides `userId`: of a message its sender. */
  readonly alsoKeptBy?: string;
  /** Its id follows from what it names, so the same record can be made again after it was deleted. */
  readonly hasDerivedId?: true;
  /** There is one for good, with an id that follows from what it names: whatever says that it was deleted came of a fault. */
  readonly isNeverDeleted?: true;
  readonly indexes: readonly CollectionIndex[];
  /** Rules over several fields, after each field has passed alone. */
  check?(values: Values<F>): Issue[];
  /**
   * Whether the one it names wrote it: judged by grants, the only thing nobody can forge. Anybody who is signed in may put
   * any id into a document of his own and let everybody read it. `readerId` is on whose phone it would be kept.
   */
  isGenuine?(document: GrantedDocument, readerId: string): boolean;
}

/** A document as the server answers it, with what it grants. */
export type GrantedDocument = Readonly<Record<string, unknown>> & {
  readonly $id: string;
  readonly $permissions: readonly string[];
};

type Given<F extends Fields> = Pick<RecordType<F>, 'collection' | 'title' | 'fields' | 'conflict'> &
  Partial<RecordType<F>>;

const owned = [
  { type: 'key', on: ['userId', '$updatedAt'] },
  { type: 'key', on: ['userId'] },
] as const;

/** Declares a record of health or of one person: created by its owner, seen by nobody else unless a function grants it. */
export const ownedRecord = <F extends Fields>(given: Given<F>): RecordType<F> => ({
  creatorMay: ['read', 'delete'],
  collectionGrants: ['create("users")'],
  documentSecurity: true,
  serverOwned: [],
  isGenuine: ({ userId, $permissions }) => ownerByGrant({ userId: String(userId), $permissions }) !== undefined,
  ...given,
  indexes: [...owned, ...(given.indexes ?? [])],
});

/** Declares a record that many read. */
export const sharedRecord = <F extends Fields>(
  given: Given<F> & Pick<RecordType<F>, 'collectionGrants'>,
): RecordType<F> => ({
  creatorMay: [],
  documentSecurity: false,
  serverOwned: [],
  indexes: [],
  ...given,
});

/** The fields that name whose phones keep a record. */
export const keeperFields = ({ alsoKeptBy }: Pick<RecordType, 'alsoKeptBy'>): readonly string[] =>
  alsoKeptBy === undefined ? ['userId'] : ['userId', alsoKeptBy];

/**
 * Whether a user's phone keeps this document. A list may hold others: some databases compare without regard to case, and
 * what a stranger wrote under her name is shown to her until its grants are taken away.
 */
export const isKeptBy = (
  type: Pick<RecordType, 'alsoKeptBy' | 'isGenuine'>,
  document: GrantedDocument,
  userId: string,
): boolean =>
  keeperFields(type).some((field) => document[field] === userId) && type.isGenuine?.(document, userId) !== false;

/** What is wrong with these values, field by field in the record's order; empty when nothing is. */
export function judge<F extends Fields>(type: RecordType<F>, values: Record<string, unknown>): Issue[] {
  const issues = Object.entries(type.fields).flatMap(([name, field]) =>
    readIssues(name, type.title, field, values[name], v.safeParse(field.schema, values[name])),
  );
  return issues.length > 0 || !type.check ? issues : type.check(values as Values<F>);
}

/** Thrown when a record is refused; `issues` say which field and why. */
export class InvalidRecord extends Error {
  override name = 'InvalidRecord';
  constructor(readonly issues: readonly Issue[]) {
    super(issues.map((issue) => issue.message).join(' '));
  }
}

/** The record's own fields out of `values`, all others dropped. @throws InvalidRecord */
export function accept<F extends Fields>(type: RecordType<F>, values: Record<string, unknown>): Values<F> {
  const issues = judge(type, values);
  if (issues.length > 0) throw new InvalidRecord(issues);
  return Object.fromEntries(
    Object.keys(type.fields)
      .filter((name) => values[name] !== undefined)
      .map((name) => [name, values[name]]),
  ) as Values<F>;
}
