import { useEffect, useState } from 'react';
import type { Danger } from '@/clinical/danger/recognise-danger.ts';
import type { Stage } from '@/clinical/stage.ts';
import { tierRank } from '@/clinical/tier.ts';
import { liveAlertStates, noteAlert } from '@/db/alert-state.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { toInstant } from '@/model/instant.ts';
import { recogniseDanger } from '@/recognise-danger.ts';

/** A message that whoever is warned has written. */
interface Written {
  readonly id: string;
  readonly content: string;
  readonly timestamp: string;
}

/** Typing settles before it is read. */
const SETTLED_MS = 300;
/** A danger stays on the screen this long unless it was acknowledged (clinical rules 12.1). */
const REMEMBERED_MS = 24 * 60 * 60_000;

const moreUrgent = (one: Danger | null, other: Danger | null): Danger | null =>
  tierRank(other?.tier ?? null) > tierRank(one?.tier ?? null) ? other : one;

interface Found {
  /** What was read. */
  readonly text: string;
  readonly danger: Danger | null;
}

/** What is being typed, read a moment after the last key. */
function useTypedDanger(text: string, stage: Stage): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (text.trim() === '') return;
    let isGone = false;
    const timer = window.setTimeout(
      () => void recogniseDanger(text, stage).then((danger) => !isGone && setFound({ text, danger })),
      SETTLED_MS,
    );
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [text, stage]);
  return text.trim() === '' ? null : found;
}

/** What she sent in the last 24 hours, each message read once. */
function useSentDangers(own: readonly Written[], stage: Stage): ReadonlyMap<string, Danger> {
  const [read, setRead] = useState<ReadonlyMap<string, Danger | null>>(new Map());
  useEffect(() => {
    const since = toInstant(Date.now() - REMEMBERED_MS);
    const unread = own.filter((message) => message.timestamp >= since && !read.has(message.id));
    if (unread.length === 0) return;
    let isGone = false;
    void Promise.all(unread.map(async ({ id, content }) => [id, await recogniseDanger(content, stage)] as const)).then(
      (found) => !isGone && setRead((before) => new Map([...before, ...found])),
    );
    return () => {
      isGone = true;
    };
  }, [own, stage, read]);
  return new Map([...read].flatMap(([id, danger]) => (danger?.card === 'full' ? [[id, danger] as const] : [])));
}

/** What counts as the same danger while a sentence grows. */
const keyOf = ({ tier, concepts }: Danger) => `${tier} ${concepts.join(' ')}`;

/**
 * The danger to show for what she types and what she sent in the last day, until she has acknowledged it.
 * `sent` carries an acknowledgement given while typing over to the message.
 * @param own her messages, the same list as long as they are the same
 */
export function useDanger(text: string, own: readonly Written[], stage: Stage) {
  const found = useTypedDanger(text, stage);
  const typed = found?.danger ?? null;
  const sent = useSentDangers(own, stage);
  const states = useLiveQuery(liveAlertStates, 'alert states');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const open = [...sent].filter(([id]) => states !== undefined && !states.get(id)?.acknowledgedAt);
  const typedOpen = typed && !closed.has(keyOf(typed)) ? typed : null;
  const danger = open.reduce<Danger | null>((most, [, one]) => moreUrgent(most, one), typedOpen);
  const acknowledge = (id: string) => noteAlert(id, { acknowledgedAt: toInstant(Date.now()) });
  return {
    danger,
    close() {
      if (danger) setClosed(new Set([...closed, keyOf(danger)]));
      for (const [id] of open) void acknowledge(id);
    },
    /** Before the next message: the same danger again is a new one. */
    sent(message: Pick<Written, 'id'>) {
      // Words added in the last moment were not read when she closed it.
      if (typed && found?.text === text && closed.has(keyOf(typed))) void acknowledge(message.id);
      setClosed(new Set());
    },
  };
}
