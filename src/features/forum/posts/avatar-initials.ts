export const tints = ['blush', 'leaf', 'blue', 'amber'] as const;
export type Tint = (typeof tints)[number];

/** The first letters of at most two words. */
export const initialsOf = (name: string): string =>
  name
    .normalize('NFC')
    .split(/\s+/u)
    .flatMap((word) => /\p{L}|\p{N}/u.exec(word) ?? [])
    .slice(0, 2)
    .map((letter) => letter.toUpperCase())
    .join('');

/** The tint for a seed; always the same for the same seed. */
export function tintOf(seed: string): Tint {
  let sum = 0;
  for (const character of seed) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return tints[sum % tints.length] ?? 'blush';
}
