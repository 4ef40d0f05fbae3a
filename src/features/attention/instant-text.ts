import type { IntlShape } from 'react-intl';

/** An instant as day and time in this phone's zone: "21 Nov, 07:42". */
export const instantText = (intl: IntlShape, instant: string): string =>
  intl.formatDate(instant, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
