import { allowAppWorkers } from '@/platform/trusted-types.ts';
// Handles the messages of the page and imports its core script, which needs the trusted-types policy below.
import 'tesseract.js/dist/worker.min.js';

allowAppWorkers();
