import { timeDoubt } from '@/clinical/time/reading-time.ts';
import { issue, type Issue } from '@/model/schema/issue.ts';
import { toInstant } from '@/model/time/instant.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The value of a `datetime-local` field for an instant (ms), in the phone's time zone. */
export function toTimeField(time: number): string {
  const date = new Date(time);
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** The value of a `datetime-local` field for an instant as stored. */
export const timeFieldOf = (instant: string): string => toTimeField(Date.parse(instant));

/** The instant of a `datetime-local` field; null text means an untouched field, which is now. Undefined when it is no time. */
export function readTimeField(text: string | null, now: number): string | undefined {
  if (text === null) return toInstant(now);
  const time = new Date(text).getTime();
  return Number.isFinite(time) ? toInstant(time) : undefined;
}

/** Why this time is refused: more than five minutes ahead, or more than a year ago. */
export function judgeTime(recordedAt: string, now: number): Issue[] {
  const doubt = timeDoubt(recordedAt, toInstant(now));
  return doubt === 'future' || doubt === 'old' ? [issue('recordedAt', doubt)] : [];
}
