import { expose } from 'comlink';
import { createReplicationWorker } from '@/sync/create-replication-worker.ts';

expose(createReplicationWorker());
