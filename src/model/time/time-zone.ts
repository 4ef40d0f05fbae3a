/** Cached, because checking a name with Intl is slow compared with everything else that is done with a zone. */
const knownZones = new Set<string>();

/**
 * Whether this JavaScript engine supports a zone by its IANA name. A bare offset is not a zone, because it has no
 * summer time.
 */
export function isTimeZone(name: string): boolean {
  if (knownZones.has(name)) return true;
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    knownZones.add(name);
    return true;
  } catch {
    return false;
  }
}
