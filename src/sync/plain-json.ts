/**
 * Stands in for json-bigint, which the Appwrite SDK brings for integers beyond 2^53: no record of Maia has one, and the
 * browser's own parser is smaller by 10 kB and faster on a pull of thousands.
 */
export default function plainJson(): Pick<typeof JSON, 'parse' | 'stringify'> {
  // Without the reviver that the SDK brings to find big numbers: there are none, and it makes a long list six times slower.
  return { parse: (text: string) => JSON.parse(text) as unknown, stringify: JSON.stringify };
}
