/** The text; '' for any other value. Not `String(value)`: it fails for a JSON object with a field `toString`. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
