/** Date and time of day `YYYY-MM-DD HH:mm` in a zone at an instant. @throws RangeError on an unknown zone */
export const localTimeIn = (timeZone: string, instant: string): string =>
  // The Swedish locale uses this order.
  new Date(instant).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
