import { fileURLToPath } from 'node:url';
import buildApp from '../support/build-app.ts';
import { buildPage } from './build-page.ts';
import { doctorList } from './doctor-list.ts';
import { printReport } from './report.ts';
await buildApp();
const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const measures = await doctorList(dist, await buildPage('bare-list'));
for (const m of measures)
  console.log(
    m.name,
    m.value.map((v) => Math.round(v)).join(' '),
    '/',
    m.reference.map((v) => Math.round(v)).join(' '),
  );
printReport('doctor', measures);
