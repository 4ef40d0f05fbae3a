import { fileURLToPath } from 'node:url';
import buildApp from '../support/build/build-app.ts';
import { doctorList } from './doctor-list.ts';
import { firstVisit } from './first-visit.ts';
import { labReport } from './lab-report.ts';
import { loadedOnDemand } from './harness/loaded-on-demand.ts';
import { printReport, type Measure } from './harness/report.ts';
import { routeChanges } from './route-changes.ts';
import { startWithReadings } from './start-with-readings.ts';

interface Part {
  readonly title: string;
  readonly measure: (dist: string) => Promise<Measure[]>;
}

/** Each part takes less than four minutes. */
const parts: Readonly<Record<string, Part>> = {
  start: {
    title: 'App with 10000 readings stored, backend away, browser restarted for every start',
    measure: startWithReadings,
  },
  visit: { title: 'First visit: nothing on the phone, slow 3G, CPU 4 times slower', measure: firstVisit },
  routes: { title: 'From one page to another, CPU 4 times slower', measure: routeChanges },
  doctor: { title: 'A doctor with 5000 patients', measure: doctorList },
  labs: { title: 'A lab report of one page', measure: labReport },
  demand: { title: 'What is not loaded before it is needed', measure: loadedOnDemand },
};

/** The parts named on the command line; all when none is named. */
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in parts));
if (unknown) throw new Error(`No part ${unknown}: there are ${Object.keys(parts).join(', ')}`);

await buildApp();
const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const all: Measure[] = [];
for (const [name, { title, measure }] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const measures = await measure(dist);
  printReport(title, measures);
  all.push(...measures);
}
if (asked.length !== 1) printReport('Every budget of the app', all);
