import './virtual-time.ts';
import { answerJobs } from './answer-jobs.ts';
import { ModelServer } from './model-server.ts';

answerJobs(() => Promise.resolve(new ModelServer()));
