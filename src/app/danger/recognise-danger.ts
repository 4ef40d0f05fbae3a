import { wrap, type Remote } from 'comlink';
import type { Danger } from '@/clinical/danger/recognise-danger.ts';
import type { Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import type { DangerWorker } from '@/workers/danger.worker.ts';

/** After this time the worker counts as dead or not loadable. */
const WORKER_TIMEOUT_MS = 3_000;

let worker: Remote<DangerWorker> | undefined;

/** The worker is started by the first message and stays alive: it is small, and the next message comes soon. */
function startWorker(): Remote<DangerWorker> {
  return wrap<DangerWorker>(new Worker(new URL('../../workers/danger.worker.ts', import.meta.url), { type: 'module' }));
}

/**
 * The danger that a message seems to describe, or null. Works offline and never throws.
 * If the worker does not answer, the rules run on the main thread.
 */
export async function recogniseDanger(text: string, stage?: Stage): Promise<Danger | null> {
  if (text.trim() === '') return null;
  try {
    worker ??= startWorker();
    const timeout = new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('The danger worker did not answer in time')), WORKER_TIMEOUT_MS),
    );
    return await Promise.race([worker.recogniseDanger(text, stage), timeout]);
  } catch {
    worker = undefined;
    const rules = await import('@/clinical/danger/recognise-danger.ts');
    return rules.recogniseDanger(text, stage);
  }
}
