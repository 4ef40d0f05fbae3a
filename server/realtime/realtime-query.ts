import { comparisons } from '../queries/comparisons.ts';

/** A condition of a subscription on an event's payload, in the JSON format of list requests. */
export interface PayloadQuery {
  readonly method: string;
  readonly attribute?: string;
  readonly values?: readonly unknown[];
}

type Payload = Readonly<Record<string, unknown>>;
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
