import './virtual-time.ts';
import { answerJobs } from './run-jobs.ts';
import { ModelServer } from './servers/model-server.ts';

answerJobs(() => Promise.resolve(new ModelServer()));
