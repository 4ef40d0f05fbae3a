export type JsonObject = Readonly<Record<string, unknown>>;

/** The object that a body holds; undefined when it is no JSON or no object. */
export function jsonObjectIn(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}
