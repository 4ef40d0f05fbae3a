import { useEffect, useState } from 'react';
import type { Danger } from '@/clinical/danger/recognise-danger.ts';
import type { Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import { tierRank } from '@/clinical/rules/acuity-tier.ts';
import { liveAlertStates, saveAlertState } from '@/db/records/alert-state.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { toInstant } from '@/model/time/instant.ts';
import { useLatest } from '@/ui/hooks/use-latest.ts';
import { recogniseDanger } from '@/app/danger/recognise-danger.ts';

/** A message that the user has sent. */
interface SentMessage {
  readonly id: string;
  readonly content: string;
  readonly timestamp: string;
}

/** Time without a key press before the draft is checked. */
const DEBOUNCE_MS = 300;
/** A danger stays on the screen this long unless it was acknowledged (clinical rules 12.1). */
const SHOWN_FOR_MS = 24 * 60 * 60_000;

const doNothing = () => {};

const moreUrgent = (one: Danger | null, other: Danger | null): Danger | null =>
  tierRank(other?.tier ?? null) > tierRank(one?.tier ?? null) ? other : one;

interface Found {
  /** The text that was checked. */
  readonly text: string;
  readonly danger: Danger | null;
}

/** The danger in the text that is being typed. */
function useTypedDanger(text: string, stage: Stage): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (text.trim() === '') return;
    let isUnmounted = false;
    const timer = window.setTimeout(
      () => void recogniseDanger(text, stage).then((danger) => !isUnmounted && setFound({ text, danger })),
      DEBOUNCE_MS,
    );
    return () => {
      isUnmounted = true;
      window.clearTimeout(timer);
    };
  }, [text, stage]);
  return text.trim() === '' ? null : found;
}

/** Dangers in the messages of the last 24 hours, by message id. Each message is checked once. */
function useSentDangers(
  messages: readonly SentMessage[],
  stage: Stage,
  onFound: (message: SentMessage, danger: Danger) => void,
): ReadonlyMap<string, Danger> {
  const found = useLatest(onFound);
  const [checked, setChecked] = useState<ReadonlyMap<string, Danger | null>>(new Map());
  useEffect(() => {
    const since = toInstant(Date.now() - SHOWN_FOR_MS);
    const unchecked = messages.filter((message) => message.timestamp >= since && !checked.has(message.id));
    if (unchecked.length === 0) return;
    let isUnmounted = false;
    void Promise.all(
      unchecked.map(async (message) => [message, await recogniseDanger(message.content, stage)] as const),
    ).then((results) => {
      if (isUnmounted) return;
      for (const [message, danger] of results) if (danger?.card === 'full') found()(message, danger);
      setChecked((before) => new Map([...before, ...results.map(([{ id }, danger]) => [id, danger] as const)]));
    });
    return () => {
      isUnmounted = true;
    };
  }, [messages, stage, checked, found]);
  return new Map([...checked].flatMap(([id, danger]) => (danger?.card === 'full' ? [[id, danger] as const] : [])));
}

/** Two results with the same key are the same danger, so that one card stays open while a sentence grows. */
const keyOf = ({ tier, concepts }: Danger) => `${tier} ${concepts.join(' ')}`;

/**
 * The danger to show for the draft and for the messages of the last 24 hours, until the user acknowledges it.
 * `sent` copies an acknowledgement that was given while typing to the sent message.
 * @param messages the user's messages; the array must be referentially stable while they do not change
 * @param onSent called for each sent message of the last 24 hours that describes a danger
 */
export function useDanger(
  text: string,
  messages: readonly SentMessage[],
  stage: Stage,
  onSent: (message: SentMessage, danger: Danger) => void = doNothing,
) {
  const found = useTypedDanger(text, stage);
  const typed = found?.danger ?? null;
  const sent = useSentDangers(messages, stage, onSent);
  const states = useLiveQuery(liveAlertStates, 'alert states');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const open = [...sent].filter(([id]) => states !== undefined && !states.get(id)?.acknowledgedAt);
  const typedOpen = typed && !closed.has(keyOf(typed)) ? typed : null;
  const danger = open.reduce<Danger | null>((most, [, one]) => moreUrgent(most, one), typedOpen);
  const acknowledge = (id: string) => saveAlertState(id, { acknowledgedAt: toInstant(Date.now()) });
  return {
    danger,
    close() {
      if (danger) setClosed(new Set([...closed, keyOf(danger)]));
      for (const [id] of open) void acknowledge(id);
    },
    /** After this call the same danger in the next message counts as new. */
    sent(message: Pick<SentMessage, 'id'>) {
      // Text added after the card was closed has not been checked yet, so it cannot be acknowledged.
      if (typed && found?.text === text && closed.has(keyOf(typed))) void acknowledge(message.id);
      setClosed(new Set());
    },
  };
}
