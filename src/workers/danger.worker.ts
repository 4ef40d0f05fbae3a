import { expose } from 'comlink';
import { recogniseDanger } from '@/clinical/danger/recognise-danger.ts';

/** Recognises danger signs in messages in a worker, so that typing is never delayed. */
export interface DangerWorker {
  recogniseDanger: typeof recogniseDanger;
}

expose({ recogniseDanger } satisfies DangerWorker);
