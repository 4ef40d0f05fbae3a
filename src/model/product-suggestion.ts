import * as v from 'valibot';

/** Where a kind of product is filed, in the catalogue and in suggestions. */
const suggestionCategories = ['measure', 'food', 'comfort', 'birth'] as const;

const words = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

const suggestion = v.object({
  name: words(200),
  description: words(800),
  category: v.picklist(suggestionCategories),
  reasoning: words(800),
  /** What to know before using it: one without is not shown. */
  safety: words(800),
  searchKeywords: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
});
export type ProductSuggestion = v.InferOutput<typeof suggestion>;

const answer = v.object({ suggestions: v.pipe(v.array(v.unknown()), v.maxLength(50)) });
/** As many as were asked for. */
const MOST = 5;

/** Shops, prices, brands and addresses have no place in a suggestion, whoever puts them there. */
const ADVERTISING = /https?:|www\.|\.(?:com|org|net|shop)\b|[®™©$€£¥]|\b(?:USD|EUR|GBP|KES|INR)\s?\d/i;

const isAdvertising = (one: ProductSuggestion): boolean => Object.values(one).some((text) => ADVERTISING.test(text));

/**
 * The suggestions in what a machine answered; those that are not whole, or advertise, are left out.
 * @returns null when the answer is none
 */
export function readSuggestions(text: string): ProductSuggestion[] | null {
  let json: unknown;
  try {
    // Some wrap their JSON in a fence although they were asked not to.
    json = JSON.parse(text.trim().replace(/^```(?:json)?\s*|\s*```$/g, ''));
  } catch {
    return null;
  }
  const read = v.safeParse(answer, json);
  if (!read.success) return null;
  return read.output.suggestions
    .flatMap((each) => {
      const one = v.safeParse(suggestion, each);
      return one.success && !isAdvertising(one.output) ? [one.output] : [];
    })
    .slice(0, MOST);
}
