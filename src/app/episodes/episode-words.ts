import type { IntlShape } from 'react-intl';
import type { EpisodeLine, EpisodeTimeline } from '@/clinical/episodes/episode-timeline.ts';
import type { CareEpisode } from '@/clinical/episodes/care-episode.ts';
import { clockText } from '@/i18n/formats/clock-text.ts';
import { bidiIsolate } from '@/i18n/formats/bidi-isolation.ts';
import { readingText } from '@/i18n/phrases/reading-words.ts';
import { senderName } from '@/i18n/phrases/sender-name.ts';
import { daysBetween } from '@/ui/chart/day-range.ts';

/** `23:43`, on another day than today with the date. @param now ms */
export function lineTime(intl: IntlShape, at: string, now: number): string {
  const isToday = daysBetween(Date.parse(at), now) === 0;
  return isToday ? clockText(at) : `${intl.formatDate(at, { day: 'numeric', month: 'short' })}, ${clockText(at)}`;
}

export const causeText = (intl: IntlShape, { cause }: Pick<CareEpisode, 'cause'>): string =>
  intl.formatMessage({ id: `episode.cause.${cause}` });

function openedText(intl: IntlShape, { cause }: CareEpisode, line: EpisodeLine & { is: 'opened' }): string {
  if (line.reading) return readingText(intl, line.reading);
  return intl.formatMessage({
    id:
      cause === 'message' || cause === 'symptomCheck' || cause === 'lab'
        ? `episode.line.opened.${cause}`
        : 'episode.line.opened.gone',
  });
}

/** Which doctor did what, with the words if there are any. */
export function outcomeText(
  intl: IntlShape,
  line: Pick<EpisodeLine & { is: 'outcome' }, 'outcome' | 'by' | 'text'>,
): string {
  const text = intl.formatMessage(
    { id: `episode.line.outcome.${line.outcome}` },
    { name: senderName(intl, { senderName: line.by }) },
  );
  const words = line.text?.trim();
  return words
    ? intl.formatMessage({ id: 'episode.line.words' }, { line: text, words: bidiIsolate(intl, words) })
    : text;
}

/** One line of the timeline in plain words, without its time. */
export function lineText(intl: IntlShape, episode: CareEpisode, line: EpisodeLine): string {
  switch (line.is) {
    case 'opened':
      return openedText(intl, episode, line);
    case 'reading': {
      const value = readingText(intl, line.reading);
      return line.inRange ? intl.formatMessage({ id: 'episode.line.inRange' }, { value }) : value;
    }
    case 'action':
      return intl.formatMessage({ id: `episode.line.action.${line.action}` });
    case 'step':
      return intl.formatMessage({ id: `episode.line.step.${line.step}.${line.result === 'sent' ? 'sent' : 'failed'}` });
    case 'seen':
      return intl.formatMessage({ id: 'episode.line.seen' }, { name: senderName(intl, { senderName: line.by }) });
    case 'outcome':
      return outcomeText(intl, line);
    case 'closedByRule':
      return intl.formatMessage({ id: 'episode.line.closedByRule' });
  }
}

/** The next step in a few words; empty when the episode is closed. @param now ms */
export function nextText(intl: IntlShape, { next, state }: EpisodeTimeline, now: number): string {
  if (!next) return '';
  if (next.is === 'call') return intl.formatMessage({ id: 'episode.next.call' });
  if (next.is === 'wait')
    return intl.formatMessage({ id: state.is === 'seen' ? 'episode.next.seen' : 'episode.next.wait' });
  if (Date.parse(next.at) <= now) return intl.formatMessage({ id: 'episode.next.measureNow' });
  return intl.formatMessage({ id: 'episode.next.measure' }, { time: lineTime(intl, next.at, now) });
}

/** Whether and by which doctor it was answered; empty when the last line of the timeline says how it was closed. */
export function stateText(intl: IntlShape, { state }: EpisodeTimeline, hasDoctor: boolean): string {
  if (state.is === 'closed') return '';
  if (state.is === 'seen')
    return intl.formatMessage({ id: 'episode.state.seen' }, { name: senderName(intl, { senderName: state.by }) });
  return intl.formatMessage({ id: hasDoctor ? 'episode.state.open' : 'episode.state.noDoctor' });
}
