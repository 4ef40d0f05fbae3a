import { issue, type Issue } from '@/model/issue.ts';
import { toInstant } from '@/model/instant.ts';

/** Clocks differ a little; five minutes ahead is still now (clinical.md 1.3). */
const FUTURE_ALLOWED_MS = 5 * 60_000;

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
  const time = Date.parse(recordedAt);
  if (time > now + FUTURE_ALLOWED_MS) return [issue('recordedAt', 'future')];
  const yearAgo = new Date(now);
  yearAgo.setFullYear(yearAgo.getFullYear() - 1);
  return time < yearAgo.getTime() ? [issue('recordedAt', 'old')] : [];
}
