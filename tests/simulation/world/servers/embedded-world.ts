import '../virtual-time.ts';
import { answersWith } from '../run-jobs.ts';
import { EmbeddedServer } from './embedded-server.ts';

export const answer = answersWith(() => EmbeddedServer.open());
