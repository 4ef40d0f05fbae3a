import { allowOwnWorkers } from '@/trusted-types.ts';
// Listens for the page's messages and takes its core in as a script, for which it needs leave.
import 'tesseract.js/dist/worker.min.js';

allowOwnWorkers();
