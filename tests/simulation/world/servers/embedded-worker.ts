import '../virtual-time.ts';
import { answerJobs } from '../run-jobs.ts';
import { EmbeddedServer } from './embedded-server.ts';

answerJobs(() => EmbeddedServer.open());
