/** The time zone of this device. In a separate file, because the first page needs nothing else about zones. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
