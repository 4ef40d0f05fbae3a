import { badRequest } from '../protocol/api-error.ts';

/** Limit of nesting; the deepest valid body, a staged operation with lists, has five levels. */
const MAX_DEPTH = 32;

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1));
}

/**
 * Parses a JSON body; an empty one is {}.
 * @throws general_bad_request
 */
export function readJson(text: string | Buffer): unknown {
  if (text.length === 0) return {};
  let value: unknown;
  try {
    value = JSON.parse(String(text));
  } catch {
    throw badRequest('The body is not valid JSON.');
  }
  if (isDeeperThan(value, MAX_DEPTH)) throw badRequest(`The body has more than ${MAX_DEPTH} levels.`);
  return value;
}
