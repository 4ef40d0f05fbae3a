/** A stream of numbers from 0 up to 1 that looks random and is the same for the same seed. */
export type Random = () => number;

/** FNV-1a, 32 bits: a number for a text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Mulberry32. Each part of the demonstration has a seed of its own, so that a change of one part leaves the others as they are. */
export function randomOf(seed: string): Random {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** About normally distributed: mean 0, hardly ever beyond 3 times `spread`. */
export const deviation = (random: Random, spread: number): number =>
  (random() + random() + random() + random() - 2) * Math.sqrt(3) * spread;
