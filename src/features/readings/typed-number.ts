/** The zero of each script whose digits a phone keyboard may give: Latin, Arabic, Persian and Urdu, Devanagari, Bengali. */
const zeros = ['0', '٠', '۰', '०', '০'].map((zero) => zero.charCodeAt(0));

const asLatinDigit = (sign: string) => {
  const zero = zeros.find((each) => sign.charCodeAt(0) >= each && sign.charCodeAt(0) <= each + 9);
  return zero === undefined ? sign : String(sign.charCodeAt(0) - zero);
};

/**
 * The number a person typed: point or comma as the decimal sign, digits of her own script.
 * Null when nothing was typed, NaN when it is no number; the text itself is never changed.
 */
export function readTypedNumber(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const latin = [...trimmed].map(asLatinDigit).join('').replace(/[,٫]/g, '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(latin) ? Number(latin) : Number.NaN;
}
