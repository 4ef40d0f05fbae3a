import { badRequest } from '../api-error.ts';

/** Lists and objects within each other; the deepest body of the API, a staged operation with lists, has five. */
const DEEPEST = 32;

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1));
}

/** The value of a body of JSON; {} when it is empty. @throws general_bad_request */
export function readJson(text: string | Buffer): unknown {
  if (text.length === 0) return {};
  let value: unknown;
  try {
    value = JSON.parse(String(text));
  } catch {
    throw badRequest('The body is not valid JSON.');
  }
  if (isDeeperThan(value, DEEPEST)) throw badRequest(`The body has more than ${DEEPEST} levels.`);
  return value;
}
