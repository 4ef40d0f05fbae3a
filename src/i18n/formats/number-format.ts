/** From this number on locales group digits, each in its own way. */
const GROUPED_FROM = 1000;

const isPlain = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < GROUPED_FROM;

interface NumberFormat extends Pick<Intl.NumberFormat, 'resolvedOptions'> {
  format(value: number): string;
  formatToParts(value: number): Intl.NumberFormatPart[];
}

/**
 * `Intl.NumberFormat` for the messages of the app. The first one that a browser creates takes as long as drawing twenty
 * rows, and most pages need it only for small whole numbers, which every locale of the app writes in the same digits
 * (`formatting-locale.ts`): so it is created at the first other number.
 */
export function numberFormat(...args: ConstructorParameters<typeof Intl.NumberFormat>): NumberFormat {
  const [, options] = args;
  if (options && Object.keys(options).length > 0) return new Intl.NumberFormat(...args);
  let cached: Intl.NumberFormat | undefined;
  const formatter = () => (cached ??= new Intl.NumberFormat(...args));
  return {
    format: (value) => (isPlain(value) ? String(value) : formatter().format(value)),
    formatToParts: (value) => formatter().formatToParts(value),
    resolvedOptions: () => formatter().resolvedOptions(),
  };
}
