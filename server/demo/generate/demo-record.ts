import { idPattern } from '../../../src/model/schema/field.ts';
import { accept, type RecordType } from '../../../src/model/schema/record.ts';

/**
 * One document to create. The model has validated it, because the demonstration must not show what the app would
 * reject.
 */
export interface DemoRecord {
  readonly type: RecordType;
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** When the server received it, an instant; absent: while the demonstration is made. */
  readonly createdAt?: string;
}

/** A file that a record names. */
export interface DemoFile {
  readonly type: RecordType;
  readonly id: string;
  readonly name: string;
  readonly mimeType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The part of an account's id that begins the ids of its records. */
export const shortId = (userId: string): string => userId.slice('demo-'.length);

/** @throws InvalidRecord, RangeError for an id that the backend refuses */
export const demoRecord = (
  type: object,
  id: string,
  values: Readonly<Record<string, unknown>>,
  createdAt?: string,
): DemoRecord => {
  if (!idPattern.test(id)) throw new RangeError(`${id} is no id`);
  const record = type as RecordType;
  return { type: record, id, values: accept(record, { ...values }), ...(createdAt === undefined ? {} : { createdAt }) };
};
