import type { Comparison, Filter } from '../../queries/query.ts';
import type { StoredDocument } from './document-table.ts';

/** How the values of a field compare: text without regard to ASCII letter case, anything else exactly. */
export type Comparing = 'text' | 'exact';

export type DocumentTest = (document: StoredDocument) => boolean;

type Value = string | number | null;

const ORDERED: Readonly<Partial<Record<Comparison['method'], (value: Value, to: Value[]) => boolean>>> = {
  lessThan: (value, [to]) => value! < to!,
  lessThanEqual: (value, [to]) => value! <= to!,
  greaterThan: (value, [to]) => value! > to!,
  greaterThanEqual: (value, [to]) => value! >= to!,
  between: (value, [from, to]) => value! >= from! && value! <= to!,
  notBetween: (value, [from, to]) => value! < from! || value! > to!,
};

const lowerCased = (text: string): string => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());

function asStored(value: unknown, comparing: Comparing): Value {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return Number(value);
  return comparing === 'text' ? lowerCased(String(value)) : (value as string | number);
}

function fieldOf(document: StoredDocument, attribute: string): unknown {
  switch (attribute) {
    case '$id':
      return document.id;
    case '$sequence':
      return document.sequence;
    case '$createdAt':
      return document.createdAt;
    case '$updatedAt':
      return document.updatedAt;
    default:
      return document.data[attribute];
  }
}

function comparisonTest({ method, attribute, values }: Comparison, comparing: Comparing): DocumentTest | null {
  const expected = values.map((value) => asStored(value, comparing));
  const valueOf = (document: StoredDocument): Value => asStored(fieldOf(document, attribute), comparing);
  if (method === 'isNull') return (document) => valueOf(document) === null;
  if (method === 'isNotNull') return (document) => valueOf(document) !== null;
  if (method === 'equal') return (document) => expected.includes(valueOf(document));
  if (method === 'notEqual') {
    return (document) => {
      const value = valueOf(document);
      return value !== null && value !== expected[0];
    };
  }
  // Only the store knows the order of texts.
  const test = comparing === 'exact' ? ORDERED[method] : undefined;
  return test ? (document) => valueOf(document) !== null && test(valueOf(document), expected) : null;
}

/**
 * The test that equals a filter's SQL, for one document in memory.
 * @param comparing returns null for fields whose values are not simple
 * @returns null for filters that only the store can decide
 */
export function matchFilter(filter: Filter, comparing: (attribute: string) => Comparing | null): DocumentTest | null {
  if (!('members' in filter)) {
    const how = comparing(filter.attribute);
    return how && comparisonTest(filter, how);
  }
  const tests = filter.members.map((member) => matchFilter(member, comparing));
  const decidable = tests.filter((test) => test !== null);
  if (decidable.length < tests.length) return null;
  return filter.method === 'or'
    ? (document) => decidable.some((test) => test(document))
    : (document) => decidable.every((test) => test(document));
}
