/** The zone of this device. A file of its own: the first page asks it and needs nothing else of zones. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
