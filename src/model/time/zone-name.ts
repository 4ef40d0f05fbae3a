/** The city of a time zone: `America/New_York` becomes "New York". */
export const zoneName = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
