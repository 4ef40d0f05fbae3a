import { invalidStructure } from '../protocol/api-error.ts';
import { checkValue } from './check-value.ts';
import { parseDateTime } from './date-time.ts';
import type { Attribute, Collection } from './schema.ts';

export type DocumentData = Record<string, unknown>;

/** The fields of a document that belong to the server. A request may have them; any other `$` field is unknown. */
const SERVER_FIELDS: ReadonlySet<string> = new Set([
  '$id',
  '$sequence',
  '$tenant',
  '$collection',
  '$collectionId',
  '$databaseId',
  '$createdAt',
  '$updatedAt',
  '$permissions',
]);

/** The data of a request without the fields that belong to the server. */
export function ownFields(data: DocumentData): DocumentData {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !SERVER_FIELDS.has(key)));
}

function checkAttribute(attribute: Attribute, value: unknown): void {
  const check = (name: string, element: unknown): void => {
    const fault = checkValue(attribute, element);
    if (fault) throw invalidStructure(`Attribute "${name}" has invalid ${fault.of}. ${fault.text}`);
  };
  if (!attribute.array) return check(attribute.key, value);
  if (!Array.isArray(value)) throw invalidStructure(`Attribute "${attribute.key}" must be an array`);
  value.forEach((element, i) => {
    if (element !== null || attribute.required) check(`${attribute.key}['${i}']`, element);
  });
}

function canonical(attribute: Attribute, value: unknown): unknown {
  if (attribute.type !== 'datetime' || value === null) return value;
  return Array.isArray(value) ? value.map((element) => element && parseDateTime(element)) : parseDateTime(value);
}

/** Null and missing values become the default. Call it before checkStructure. */
export function withDefaults(collection: Collection, data: DocumentData): DocumentData {
  const complete: DocumentData = { ...data };
  for (const [key, attribute] of collection.attributes) {
    if (data[key] === undefined || data[key] === null) complete[key] = attribute.default;
  }
  return complete;
}

/**
 * Validates a whole document, or some of its attributes.
 * @param keys the attributes to validate; null means all
 * @throws document_invalid_structure for the first fault
 */
export function checkStructure(
  collection: Collection,
  data: DocumentData,
  keys: ReadonlySet<string> | null = null,
): void {
  const attributes = [...collection.attributes.values()].filter(({ key }) => keys === null || keys.has(key));
  for (const attribute of attributes) {
    const value = data[attribute.key];
    if (attribute.required && (value === undefined || value === null)) {
      throw invalidStructure(`Missing required attribute "${attribute.key}"`);
    }
  }
  for (const key of Object.keys(data)) {
    if (!collection.attributes.has(key)) throw invalidStructure(`Unknown attribute: "${key}"`);
  }
  for (const attribute of attributes) {
    const value = data[attribute.key];
    if (value !== undefined && value !== null) checkAttribute(attribute, value);
  }
}

/** The validated data in stored form: every attribute is set, datetimes are canonical. */
export function canonicalData(collection: Collection, data: DocumentData): DocumentData {
  return Object.fromEntries(
    [...collection.attributes].map(([key, attribute]) => [key, canonical(attribute, data[key] ?? null)]),
  );
}
