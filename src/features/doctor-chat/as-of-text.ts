import type { IntlShape } from 'react-intl';
import type { Contact } from '@/contact-watch.ts';
import { daysBetween } from '@/ui/chart/day-range.ts';

interface Asked {
  readonly data: unknown;
  readonly dataUpdatedAt: number;
  readonly isError: boolean;
  readonly fetchStatus: string;
}

/** How old what is shown is, where it could not be asked again or nothing new would ring; undefined while all is well. */
export function asOfText(
  intl: IntlShape,
  asked: Asked,
  contact: Contact,
  now: number = Date.now(),
): string | undefined {
  const isFailed = asked.isError || asked.fetchStatus === 'paused';
  if (!isFailed && contact !== 'lost') return undefined;
  if (asked.data === undefined) return isFailed ? intl.formatMessage({ id: 'doctorChat.notLoaded' }) : undefined;
  const day = daysBetween(asked.dataUpdatedAt, now) === 0 ? {} : ({ day: 'numeric', month: 'short' } as const);
  const time = intl.formatDate(asked.dataUpdatedAt, { ...day, hour: '2-digit', minute: '2-digit' });
  return intl.formatMessage({ id: isFailed ? 'doctorChat.asOf' : 'doctorChat.asOf.noBell' }, { time });
}
