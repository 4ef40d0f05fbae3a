import fc from 'fast-check';
import { DOCUMENT_IDS, strange, USER_IDS } from './query-grammar.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A hostile request for one route. */
export interface HostileRequest {
  readonly route: number;
  /** The values of the path parameters, in order. */
  readonly parts: readonly string[];
  readonly query: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** The index of the caller. */
  readonly actor: number;
  /** The IP address of the caller. */
  readonly from: string;
}

/** Names that every object inherits: a lookup without an own-property check finds them in any table. */
export const INHERITED_NAMES = Object.getOwnPropertyNames(Object.prototype);
const name = fc.constantFrom(...INHERITED_NAMES);
const known = fc.constantFrom(
  ...USER_IDS,
  ...DOCUMENT_IDS.slice(0, 4),
  'maia',
  'profiles',
  'blood_pressure',
  'medical-files',
  'user-count',
  'devices',
  'contact',
  'ai',
  'current',
);
const text = fc.oneof(
  { weight: 4, arbitrary: known },
  { weight: 3, arbitrary: name },
  { weight: 1, arbitrary: fc.constantFrom('..%2f', '%00', 'x'.repeat(400), 'unique()', '-', "'", 'é') },
);
const query = fc.oneof(
  fc.record(
    {
      method: fc.oneof(name, fc.constantFrom('equal', 'cursorAfter', 'cursorBefore', 'orderAsc', 'select', 'or')),
      attribute: fc.oneof(name, fc.constantFrom('$id', 'userId', 'name', 'preExistingConditions')),
      values: fc.oneof(fc.array(text, { maxLength: 3 }), strange),
    },
    { requiredKeys: ['method'] },
  ),
);
const FIELDS =
  'documentId data permissions userId email password oldPassword name url secret prefs ttl commit operations path method headers body async identifier providerId labels status phone queries';
const value = fc.oneof(
  { weight: 3, arbitrary: strange },
  { weight: 2, arbitrary: text },
  { weight: 1, arbitrary: fc.constantFrom('http://localhost:3000/x', 'ann@example.com', 'GET', '/x', 300, true) },
  { weight: 1, arbitrary: fc.dictionary(fc.oneof(name, known), strange, { maxKeys: 3 }) },
  // Long and different values: if the server stores them, its memory grows.
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 60_000 }).map((n) => `${n}`.repeat(3)) },
  { weight: 1, arbitrary: fc.nat(1e9).map((n) => `${n} `.repeat(200)) },
);
const body = fc.dictionary(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...FIELDS.split(' ')) }, name), value, {
  maxKeys: 6,
});
const address = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((bytes) => `10.${bytes.join('.')}`);

export const hostileRequest = (routes: number, actors: number): fc.Arbitrary<HostileRequest> =>
  fc.record({
    route: fc.nat(routes - 1),
    parts: fc.array(text, { minLength: 5, maxLength: 5 }),
    query: fc
      .array(query, { maxLength: 2 })
      .map((list) => list.map((one, n) => `queries[${n}]=${encodeURIComponent(JSON.stringify(one))}`).join('&')),
    body,
    headers: fc.dictionary(
      fc.constantFrom(
        'user-agent',
        'x-appwrite-jwt',
        'x-appwrite-session',
        'x-fallback-cookies',
        'content-range',
        'range',
      ),
      fc.oneof(
        name,
        fc.nat(1e9).map((n) => `${n}`.repeat(20)),
        fc.constantFrom('bytes 0-1/2', '{"__proto__":1}', 'bytes=0-'),
      ),
      { maxKeys: 1 },
    ),
    actor: fc.nat(actors - 1),
    from: address,
  });
