/** A condition on an event's payload, as a subscription carries it: the same JSON as in a list request. */
export interface PayloadQuery {
  readonly method: string;
  readonly attribute?: string;
  readonly values?: readonly unknown[];
}

type Payload = Readonly<Record<string, unknown>>;
type Comparison = (held: unknown, values: readonly unknown[]) => boolean;

const isOrdered = (held: unknown, value: unknown): held is string | number =>
  (typeof held === 'number' && typeof value === 'number') || (typeof held === 'string' && typeof value === 'string');

/** Instants compare as text because every one is UTC with milliseconds. */
const ordered =
  (test: (held: string | number, value: string | number) => boolean): Comparison =>
  (held, [value]) =>
    isOrdered(held, value) && test(held, value as typeof held);

const atLeast = ordered((held, value) => held >= value);
const atMost = ordered((held, value) => held <= value);

const includes = (held: unknown, value: unknown): boolean =>
  Array.isArray(held) || typeof held === 'string' ? held.includes(value as string) : false;

const comparisons: Readonly<Record<string, Comparison>> = {
  equal: (held, values) => values.includes(held),
  notEqual: (held, values) => !values.includes(held),
  lessThan: ordered((held, value) => held < value),
  lessThanEqual: atMost,
  greaterThan: ordered((held, value) => held > value),
  greaterThanEqual: atLeast,
  between: (held, [low, high]) => atLeast(held, [low]) && atMost(held, [high]),
  contains: (held, values) => values.some((value) => includes(held, value)),
  startsWith: (held, [value]) => typeof held === 'string' && held.startsWith(String(value)),
  endsWith: (held, [value]) => typeof held === 'string' && held.endsWith(String(value)),
  isNull: (held) => held === null || held === undefined,
  isNotNull: (held) => held !== null && held !== undefined,
};

function check(query: unknown): PayloadQuery {
  const { method, attribute, values = [] } = (query ?? {}) as PayloadQuery;
  if (!Array.isArray(values)) throw new Error('Invalid query: values must be a list');
  if (method === 'and' || method === 'or') return { method, values: values.map(check) };
  // A socket always gets whole documents.
  if (method === 'select') return { method, values };
  if (typeof attribute !== 'string' || !(method in comparisons)) throw new Error(`Invalid query method: ${method}`);
  return { method, attribute, values };
}

/** Reads the queries of a subscription. @throws Error when one is no JSON or asks for what a payload cannot answer */
export const parseQueries = (texts: readonly unknown[]): PayloadQuery[] =>
  texts.map((text) => check(typeof text === 'string' ? JSON.parse(text) : text));

function isMatch(query: PayloadQuery, payload: Payload): boolean {
  const { method, attribute = '', values = [] } = query;
  if (method === 'select') return true;
  if (method === 'and') return values.every((part) => isMatch(part as PayloadQuery, payload));
  if (method === 'or') return values.some((part) => isMatch(part as PayloadQuery, payload));
  return comparisons[method]?.(payload[attribute], values) ?? false;
}

/** Does the payload satisfy every query? */
export const matchesAll = (queries: readonly PayloadQuery[], payload: Payload): boolean =>
  queries.every((query) => isMatch(query, payload));
