/**
 * Spreadsheets run cells that begin like this as formulas, also behind blanks or as full-width characters. A leading
 * apostrophe makes the cell plain text.
 */
const FORMULA_START = /^[\s\p{Cc}\p{Cf}]*[=+\-@\t\r＝＋－＠]/u;

/** One cell as in RFC 4180. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = Array.isArray(value)
    ? value.join('; ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One row as in RFC 4180, with its line end. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;
