import type { IntlShape } from 'react-intl';

/** An instant as day and time of this phone: "21 Nov, 07:42". */
export const whenText = (intl: IntlShape, instant: string): string =>
  intl.formatDate(instant, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
