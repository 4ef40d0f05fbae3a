import type { IntlShape } from 'react-intl';
import type { ConnectionState } from '@/app/network/connection-watch.ts';
import { daysBetween } from '@/ui/chart/day-range.ts';

interface QueryState {
  readonly data: unknown;
  readonly dataUpdatedAt: number;
  readonly isError: boolean;
  readonly fetchStatus: string;
}

/** The age of the shown messages, if they could not be refetched or there is no realtime connection; else undefined. */
export function asOfText(
  intl: IntlShape,
  query: QueryState,
  contact: ConnectionState,
  now: number = Date.now(),
): string | undefined {
  const isFailed = query.isError || query.fetchStatus === 'paused';
  if (!isFailed && contact !== 'lost') return undefined;
  if (query.data === undefined) return isFailed ? intl.formatMessage({ id: 'doctorChat.notLoaded' }) : undefined;
  const day = daysBetween(query.dataUpdatedAt, now) === 0 ? {} : ({ day: 'numeric', month: 'short' } as const);
  const time = intl.formatDate(query.dataUpdatedAt, { ...day, hour: '2-digit', minute: '2-digit' });
  return intl.formatMessage({ id: isFailed ? 'doctorChat.asOf' : 'doctorChat.asOf.noBell' }, { time });
}
