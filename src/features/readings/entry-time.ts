import { timeDoubt } from '@/clinical/reading-time.ts';
import { issue, type Issue } from '@/model/issue.ts';
import { toInstant } from '@/model/instant.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The value of a `datetime-local` field for an instant (ms), in the phone's time zone. */
export function toTimeField(time: number): string {
  const date = new Date(time);
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** The instant a `datetime-local` field stands for; null when the field was left alone and now is meant. */
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
