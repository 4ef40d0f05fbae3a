import './virtual-time.ts';
import { answerJobs } from './answer-jobs.ts';
import { EmbeddedServer } from './embedded-server.ts';

answerJobs(() => EmbeddedServer.open());
