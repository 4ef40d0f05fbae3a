type Comparison = (actual: unknown, values: readonly unknown[]) => boolean;

const isOrdered = (actual: unknown, value: unknown): actual is string | number =>
  (typeof actual === 'number' && typeof value === 'number') ||
  (typeof actual === 'string' && typeof value === 'string');

/** Times can be compared as text, because all are UTC with milliseconds. */
const ordered =
  (test: (actual: string | number, value: string | number) => boolean): Comparison =>
  (actual, [value]) =>
    isOrdered(actual, value) && test(actual, value as typeof actual);

const atLeast = ordered((actual, value) => actual >= value);
const atMost = ordered((actual, value) => actual <= value);

const includes = (actual: unknown, value: unknown): boolean =>
  Array.isArray(actual) || typeof actual === 'string' ? actual.includes(value as string) : false;

/** The conditions that are evaluated on a record in memory, by the name of the query method. */
export const comparisons: Readonly<Record<string, Comparison>> = {
  equal: (actual, values) => values.includes(actual),
  notEqual: (actual, values) => !values.includes(actual),
  lessThan: ordered((actual, value) => actual < value),
  lessThanEqual: atMost,
  greaterThan: ordered((actual, value) => actual > value),
  greaterThanEqual: atLeast,
  between: (actual, [low, high]) => atLeast(actual, [low]) && atMost(actual, [high]),
  contains: (actual, values) => values.some((value) => includes(actual, value)),
  startsWith: (actual, [value]) => typeof actual === 'string' && typeof value === 'string' && actual.startsWith(value),
  endsWith: (actual, [value]) => typeof actual === 'string' && typeof value === 'string' && actual.endsWith(value),
  isNull: (actual) => actual === null || actual === undefined,
  isNotNull: (actual) => actual !== null && actual !== undefined,
};
