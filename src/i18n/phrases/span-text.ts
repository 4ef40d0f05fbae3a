import type { IntlShape } from 'react-intl';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/model/time/durations.ts';

/** A duration in ms, in one unit: "4 min", "12 h", "5 days". */
export function spanText(intl: IntlShape, length: number): string {
  const ms = Math.max(0, length);
  if (ms < HOUR_MS) return intl.formatMessage({ id: 'doctor.minutes' }, { count: Math.floor(ms / MINUTE_MS) });
  if (ms < 2 * DAY_MS) return intl.formatMessage({ id: 'doctor.hours' }, { count: Math.floor(ms / HOUR_MS) });
  return intl.formatMessage({ id: 'doctor.days' }, { count: Math.floor(ms / DAY_MS) });
}
