import './virtual-time.ts';
import { answersWith } from './run-jobs.ts';
import { ModelServer } from './servers/model-server.ts';

export const answer = answersWith(() => Promise.resolve(new ModelServer()));
