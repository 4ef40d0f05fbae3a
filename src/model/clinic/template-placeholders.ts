/** What a template can ask for. In its text a placeholder stands in braces: `{firstName}`. */
export const templatePlaceholders = ['firstName', 'week', 'nextVisit', 'doctor'] as const;
export type TemplatePlaceholder = (typeof templatePlaceholders)[number];

/** What is known; a placeholder without a value stays open. */
export type TemplateValues = Readonly<Partial<Record<TemplatePlaceholder, string>>>;

const isPlaceholder = (name: string): name is TemplatePlaceholder => templatePlaceholders.some((each) => each === name);

const inBraces = /\{([^{}]*)\}/g;
/** `[… next visit]`: brackets around an ellipsis and a word for what is missing. */
const gapPattern = /\[… [^[\]]*\]/g;

/** The names in braces that are no placeholder, each once. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(inBraces)].map(([, name = '']) => name).filter((name) => !isPlaceholder(name))),
];

/**
 * The text with its values. What is unknown becomes an open gap that a reader sees, `[… next visit]`.
 * @param wordOf names a placeholder in the writer's language
 */
export const fillTemplate = (
  text: string,
  values: TemplateValues,
  wordOf: (name: TemplatePlaceholder) => string,
): string =>
  text.replace(inBraces, (whole, name: string) => {
    if (!isPlaceholder(name)) return whole;
    const value = values[name]?.trim();
    return value ? value : `[… ${wordOf(name)}]`;
  });

/** The open gaps of a text, in order. */
export const openGaps = (text: string): string[] => text.match(gapPattern) ?? [];

/** Where the first open gap stands, as positions in the text; null without one. */
export function firstGap(text: string, from = 0): { readonly start: number; readonly end: number } | null {
  const gap = openGaps(text.slice(from))[0];
  if (gap === undefined) return null;
  const start = text.indexOf(gap, from);
  return { start, end: start + gap.length };
}
