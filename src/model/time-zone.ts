/** Asking the engine costs more than all else that is done with a zone. */
const knownZones = new Set<string>();

/** Whether this engine knows a zone by its IANA name. A bare offset is no zone: it knows nothing of summer time. */
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
