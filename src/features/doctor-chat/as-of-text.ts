import type { IntlShape } from 'react-intl';
import { daysBetween } from '@/ui/chart/day-range.ts';

interface Asked {
  readonly data: unknown;
  readonly dataUpdatedAt: number;
  readonly isError: boolean;
  readonly fetchStatus: string;
}

/** How old what is shown is, where it could not be asked again; undefined while all is well. */
export function asOfText(intl: IntlShape, asked: Asked, now: number = Date.now()): string | undefined {
  if (!asked.isError && asked.fetchStatus !== 'paused') return undefined;
  if (asked.data === undefined) return intl.formatMessage({ id: 'doctorChat.notLoaded' });
  const day = daysBetween(asked.dataUpdatedAt, now) === 0 ? {} : ({ day: 'numeric', month: 'short' } as const);
  const time = intl.formatDate(asked.dataUpdatedAt, { ...day, hour: '2-digit', minute: '2-digit' });
  return intl.formatMessage({ id: 'doctorChat.asOf' }, { time });
}
