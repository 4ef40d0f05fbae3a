import { expose } from 'comlink';
import { createReplicationWorker } from '@/sync/worker/create-replication-worker.ts';

expose(createReplicationWorker());
