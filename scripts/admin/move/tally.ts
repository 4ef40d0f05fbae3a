/** What a part of the move has done. */
export interface Tally {
  written: number;
  /** Already there from an earlier run. */
  present: number;
  /** What the project did not take, with the reason. */
  readonly refused: string[];
}

export const newTally = (): Tally => ({ written: 0, present: 0, refused: [] });

export const describeTally = (what: string, { written, present, refused }: Tally): string =>
  `${what}: ${written} written, ${present} already there${refused.length > 0 ? `, ${refused.length} REFUSED` : ''}`;
