import { expose } from 'comlink';
import { recogniseDanger } from '@/clinical/danger/recognise-danger.ts';

/** Reads messages for signs of danger beside the page, so that typing never waits for it. */
export interface DangerWorker {
  recogniseDanger: typeof recogniseDanger;
}

expose({ recogniseDanger } satisfies DangerWorker);
