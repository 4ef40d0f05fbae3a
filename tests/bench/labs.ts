import { labReport } from './lab-report.ts';
import { printReport } from './harness/report.ts';

printReport('A lab report of one page', await labReport());
