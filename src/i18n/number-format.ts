/** From here on locales group digits, each in its own way. */
const GROUPED_FROM = 1000;

const isPlain = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < GROUPED_FROM;

interface NumberFormat extends Pick<Intl.NumberFormat, 'resolvedOptions'> {
  format(value: number): string;
  formatToParts(value: number): Intl.NumberFormatPart[];
}

/**
 * `Intl.NumberFormat` for the words of the app. The first one that a browser makes takes it as long as drawing twenty
 * rows, and all that most pages need it for are small whole numbers, which every locale of the app writes in the same
 * digits (`formatting-locale.ts`): so it is made for the first other number.
 */
export function numberFormat(...args: ConstructorParameters<typeof Intl.NumberFormat>): NumberFormat {
  const [, options] = args;
  if (options && Object.keys(options).length > 0) return new Intl.NumberFormat(...args);
  let made: Intl.NumberFormat | undefined;
  const whole = () => (made ??= new Intl.NumberFormat(...args));
  return {
    format: (value) => (isPlain(value) ? String(value) : whole().format(value)),
    formatToParts: (value) => whole().formatToParts(value),
    resolvedOptions: () => whole().resolvedOptions(),
  };
}
