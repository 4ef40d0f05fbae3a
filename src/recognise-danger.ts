import { wrap, type Remote } from 'comlink';
import type { Danger } from './clinical/danger/recognise-danger.ts';
import type { Stage } from './clinical/stage.ts';
import type { DangerWorker } from './workers/danger.worker.ts';

/** An answer that takes longer is not coming: the worker could not be loaded or died. */
const PATIENCE_MS = 3_000;

let worker: Remote<DangerWorker> | undefined;

/** The worker starts with the first message and stays: it is small, and the next message comes soon. */
function startWorker(): Remote<DangerWorker> {
  return wrap<DangerWorker>(new Worker(new URL('./workers/danger.worker.ts', import.meta.url), { type: 'module' }));
}

/**
 * What danger a message seems to speak of, null when none; on the phone, with no network, never thrown.
 * Where the worker does not answer, the page reads the message itself.
 */
export async function recogniseDanger(text: string, stage?: Stage): Promise<Danger | null> {
  if (text.trim() === '') return null;
  try {
    worker ??= startWorker();
    const late = new Promise<never>((_, refuse) =>
      setTimeout(() => refuse(new Error('The worker did not answer')), PATIENCE_MS),
    );
    return await Promise.race([worker.recogniseDanger(text, stage), late]);
  } catch {
    worker = undefined;
    const here = await import('./clinical/danger/recognise-danger.ts');
    return here.recogniseDanger(text, stage);
  }
}
