/** A condition of a subscription on an event's payload, in the JSON format of list requests. */
export interface PayloadQuery {
  readonly method: string;
  readonly attribute?: string;
  readonly values?: readonly unknown[];
}

type Payload = Readonly<Record<string, unknown>>;
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

const comparisons: Readonly<Record<string, Comparison>> = {
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

function check(query: unknown): PayloadQuery {
  const { method, attribute, values = [] } = (query ?? {}) as PayloadQuery;
  if (!Array.isArray(values)) throw new Error('Invalid query: values must be a list');
  if (method === 'and' || method === 'or') return { method, values: values.map(check) };
  // A socket always receives whole documents.
  if (method === 'select') return { method, values };
  // Not `in`: it also finds inherited names such as `__proto__` and `constructor`.
  if (typeof attribute !== 'string' || !Object.hasOwn(comparisons, method))
    throw new Error(`Invalid query method: ${method}`);
  return { method, attribute, values };
}

/**
 * Parses the queries of a subscription.
 * @throws Error when a query is not JSON or cannot be evaluated on a payload
 */
export const parseQueries = (texts: readonly unknown[]): PayloadQuery[] =>
  texts.map((text) => check(typeof text === 'string' ? JSON.parse(text) : text));

function isMatch(query: PayloadQuery, payload: Payload): boolean {
  const { method, attribute = '', values = [] } = query;
  if (method === 'select') return true;
  if (method === 'and') return values.every((part) => isMatch(part as PayloadQuery, payload));
  if (method === 'or') return values.some((part) => isMatch(part as PayloadQuery, payload));
  const actual = Object.hasOwn(payload, attribute) ? payload[attribute] : undefined;
  return comparisons[method]?.(actual, values) ?? false;
}

/** Whether the payload matches every query. */
export const matchesAll = (queries: readonly PayloadQuery[], payload: Payload): boolean =>
  queries.every((query) => isMatch(query, payload));
