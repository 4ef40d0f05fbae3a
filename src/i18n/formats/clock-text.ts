const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * The time of day on the device's clock as blood pressure monitors and clinic papers show it, in every language:
 * `09:04`, 00:00 to 23:59.
 * Without `Intl`, whose first date takes a browser as long as drawing twenty rows.
 * @param time ms since 1970 or ISO 8601
 */
export function clockText(time: number | string): string {
  const shown = new Date(time);
  return `${twoDigits(shown.getHours())}:${twoDigits(shown.getMinutes())}`;
}
