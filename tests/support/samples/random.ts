/** A source of chance that a seed repeats. */
export class Random {
  private state: number;

  constructor(readonly seed: number) {
    this.state = seed | 0;
  }

  /** From 0 up to, but not, 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from 0 up to, but not, `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[this.below(list.length)];
    if (picked === undefined) throw new Error('Nothing to pick from');
    return picked;
  }

  /** At most so many of the list, each once. */
  some<T>(list: readonly T[], most: number): T[] {
    const left = [...list];
    return Array.from({ length: Math.min(most, left.length) }, () => left.splice(this.below(left.length), 1)).flat();
  }
}
