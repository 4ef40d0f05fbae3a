/** Date and time of day `YYYY-MM-DD HH:mm` on the clocks of a zone at an instant. @throws RangeError on an unknown zone */
export const onClocksOf = (timeZone: string, instant: string): string =>
  // Swedish clocks write it this way round.
  new Date(instant).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
