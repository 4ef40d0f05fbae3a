import * as v from 'valibot';

/** Categories of products, in the catalogue and in suggestions. */
const suggestionCategories = ['measure', 'food', 'comfort', 'birth'] as const;

const words = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

const suggestion = v.object({
  name: words(200),
  description: words(800),
  category: v.picklist(suggestionCategories),
  reasoning: words(800),
  /** Safety advice. A suggestion without it is not shown. */
  safety: words(800),
  searchKeywords: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
});
export type ProductSuggestion = v.InferOutput<typeof suggestion>;

const answer = v.object({ suggestions: v.pipe(v.array(v.unknown()), v.maxLength(50)) });
/** The number of suggestions that the prompt asks for. */
const MAX_SUGGESTIONS = 5;

/** Suggestions must not contain shops, prices, brands or addresses. */
const ADVERTISING = /https?:|www\.|\.(?:com|org|net|shop)\b|[®™©$€£¥]|\b(?:USD|EUR|GBP|KES|INR)\s?\d/i;

const isAdvertising = (one: ProductSuggestion): boolean => Object.values(one).some((text) => ADVERTISING.test(text));

/**
 * The suggestions in the model's answer. Incomplete ones and advertising are dropped.
 * @returns null when the answer is not a list of suggestions
 */
export function readSuggestions(text: string): ProductSuggestion[] | null {
  let json: unknown;
  try {
    // Some models wrap JSON in a code fence although the prompt forbids it.
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
    .slice(0, MAX_SUGGESTIONS);
}
