type Held = Readonly<Record<string, unknown>>;
interface Query {
  readonly method: string;
  readonly attribute?: string;
  readonly values?: readonly unknown[];
}

const isBeyond = (one: unknown, other: unknown): boolean => String(one) > String(other);

function matches(document: Held, { method, attribute = '', values = [] }: Query): boolean {
  const held = document[attribute];
  switch (method) {
    case 'equal':
      return values.includes(held);
    case 'greaterThan':
      return isBeyond(held, values[0]);
    case 'greaterThanEqual':
      return !isBeyond(values[0], held);
    case 'and':
      return values.every((each) => matches(document, each as Query));
    case 'or':
      return values.some((each) => matches(document, each as Query));
    default:
      throw new Error(`the model server does not know the query ${method}`);
  }
}

const APPWRITE_PRESET = 25;
const shaping = new Set(['limit', 'offset', 'orderAsc', 'orderDesc', 'select']);

/**
 * The answer of a list to these queries, from the documents that the caller may see; 25 without a limit, like Appwrite.
 */
export function answer<T extends Held>(visible: readonly T[], texts: readonly string[]): T[] {
  const queries = texts.map((text) => JSON.parse(text) as Query);
  const filters = queries.filter(({ method }) => !shaping.has(method));
  const orders = queries.filter(({ method }) => method === 'orderAsc' || method === 'orderDesc');
  const number = (name: string, preset: number) =>
    Number(queries.find(({ method }) => method === name)?.values?.[0] ?? preset);
  const found = visible
    .filter((document) => filters.every((query) => matches(document, query)))
    .toSorted((one, other) => {
      for (const { method, attribute = '' } of orders) {
        const [a, b] = [one[attribute], other[attribute]];
        if (a !== b) return isBeyond(a, b) === (method === 'orderAsc') ? 1 : -1;
      }
      return 0;
    });
  const offset = number('offset', 0);
  return found.slice(offset, offset + number('limit', APPWRITE_PRESET));
}
