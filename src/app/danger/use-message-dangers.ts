import { useEffect, useState } from 'react';
import type { Danger } from '@/clinical/danger/recognise-danger.ts';
import type { Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import { useSession } from '@/sync/account/session-store.ts';

/** A message that a patient wrote. */
export interface PatientMessage {
  readonly id: string;
  /** The patient. */
  readonly userId: string;
  readonly content: string;
}

/** Messages checked before the first result is shown; the newest come first. */
const STEP = 20;

/** Results by message and stage, because a message never changes. In memory only. */
const checked = new Map<string, Promise<Danger | null>>();
useSession.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) checked.clear();
});

/** Loaded with the first message: the doctor's list must not wait for it. */
const recognise = async (text: string, stage: Stage): Promise<Danger | null> =>
  (await import('./recognise-danger.ts')).recogniseDanger(text, stage);

function check({ id, content }: PatientMessage, stage: Stage): Promise<Danger | null> {
  const key = `${id} ${JSON.stringify(stage)}`;
  const known = checked.get(key) ?? recognise(content, stage);
  checked.set(key, known);
  known.catch(() => checked.delete(key));
  return known;
}

const keyOf = (dangers: ReadonlyMap<string, Danger>) => JSON.stringify([...dangers]);
const none: ReadonlyMap<string, Danger> = new Map();

/**
 * The dangers in messages of patients, by message id, recognised on this device. Questions, memories and other people's
 * stories are left out. Empty until the messages are checked.
 * @param messages referentially stable while they do not change
 * @param stageOf the stage of a patient by her id, referentially stable; an unknown stage is judged by the strictest rule
 */
export function useMessageDangers(
  messages: readonly PatientMessage[],
  stageOf: (userId: string) => Stage,
): ReadonlyMap<string, Danger> {
  const [found, setFound] = useState(none);
  useEffect(() => {
    let isStopped = false;
    const dangers = new Map<string, Danger>();
    // The same map while nothing changes, so that lists built from it are not built again.
    const publish = () => setFound((before) => (keyOf(before) === keyOf(dangers) ? before : new Map(dangers)));
    // One after the other: the worker has a time limit for each message.
    const run = async () => {
      for (const [at, message] of messages.entries()) {
        // Without its code, for example after an update, the next change of the list tries again.
        const danger = await check(message, stageOf(message.userId)).catch(() => null);
        if (isStopped) return;
        if (danger?.card === 'full') dangers.set(message.id, danger);
        if (at % STEP === STEP - 1 && dangers.size > 0) publish();
      }
      publish();
    };
    void run();
    return () => {
      isStopped = true;
    };
  }, [messages, stageOf]);
  return found;
}
