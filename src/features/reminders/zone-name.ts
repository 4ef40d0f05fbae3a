/** The city of a zone, as people say it: `America/New_York` is New York. */
export const zoneName = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
