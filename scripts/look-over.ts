import { parseArgs } from 'node:util';
import buildApp from '../tests/support/build/build-app.ts';
import { Clinic } from '../tests/support/server/clinic.ts';
import type { Phone } from '../tests/support/browser/phone.ts';
import { ServerProcess } from '../tests/support/server/server-process.ts';
import { until } from '../tests/support/until.ts';
import { Wire } from '../tests/support/network/recording-proxy.ts';
import { DEMO_COMPLETE } from '../server/demo/seed-demo.ts';
import { speak, takePhone } from './look-over/browser.ts';
import { drawSheets } from './look-over/contact-sheet.ts';
import { dialogsOf, REFUSED } from './look-over/dialogs.ts';
import { fillClinic } from './look-over/fill-clinic.ts';
import { printScores } from './look-over/lighthouse.ts';
import { looks, type Look } from './look-over/looks.ts';
import { accountOf, roles, routesOf, type Role } from './look-over/people.ts';
import { printTable } from './look-over/print-table.ts';
import { printSlowStarts } from './look-over/slow-network.ts';
import { visitDialog } from './look-over/visit-dialog.ts';
import { visitRoute } from './look-over/visit-route.ts';

const HELP = `Looks at every route as everybody who may open it, prints what is wrong and how much of a desk is
empty, and keeps pictures in .tmp/look-over.

  npm run look:over [-- options]

  --as ROLE        guest, patient, doctor or admin; may be repeated
  --look NAME      ${looks.map(({ name }) => name).join(', ')}; may be repeated
  --screen NAME    phone, phone dark, desk, desk dark; may be repeated
  --route PATH     only this one; may be repeated
  --dialogs        instead: what opens a dialog on each route, and the dialog
  --slow           instead: time to the first content with a CPU 4 times slower and slow 3G, as a ratio to a bare page
  --lighthouse     instead: its scores of every route, by npx`;

const { values: asked } = parseArgs({
  options: {
    as: { type: 'string', multiple: true, default: [...roles] },
    look: { type: 'string', multiple: true, default: looks.map(({ name }) => name) },
    screen: { type: 'string', multiple: true },
    route: { type: 'string', multiple: true },
    dialogs: { type: 'boolean', default: false },
    slow: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const isAsked = (route: string) => asked.route?.includes(route) ?? true;
const askedLooks = looks
  .filter(({ name }) => asked.look.includes(name))
  .map((look) => ({ ...look, screens: look.screens.filter(({ name }) => asked.screen?.includes(name) ?? true) }))
  .filter(({ screens }) => screens.length > 0);

interface Visit {
  readonly name: string;
  /** @param empty receives the share of a screen that has nothing on it */
  readonly visit: (phone: Phone, empty: Map<string, number>) => Promise<Map<string, string[]>>;
}

const visitsOf = (role: Role, look: Look): readonly Visit[] =>
  asked.dialogs
    ? dialogsOf[role]
        .filter(({ route }) => isAsked(route))
        .map((opener) => ({
          name: `${opener.route} ${opener.name}`,
          visit: (phone) => visitDialog(phone, role, look, opener),
        }))
    : routesOf[role]
        .filter(isAsked)
        .map((route) => ({ name: route, visit: (phone, empty) => visitRoute(phone, role, look, route, empty) }));

/** The number of findings, and how much of a desk is empty. */
const cellOf = (found: number, empty: number | undefined): string =>
  `${found || 'ok'}${empty === undefined ? '' : `, ${Math.round(100 * empty)} % empty`}`;

const refusal = { status: 400, body: { message: 'Refused', type: 'document_invalid_structure', code: 400 } };

/** @returns how much was found */
async function lookAs(origin: string, role: Role, look: Look): Promise<number> {
  const lines: string[][] = [];
  let found = 0;
  console.log(`\n${role}, ${look.name}`);
  await using phone = await takePhone(origin, accountOf[role], look.text);
  await speak(phone.page, look.language);
  const visits = visitsOf(role, look);
  for (const { name, visit } of visits) {
    const empty = new Map<string, number>();
    const onScreens = await visit(phone, empty).catch((cause: unknown) => {
      throw new Error(`Could not look at ${name}`, { cause });
    });
    const cells = look.screens.map((screen) => cellOf(onScreens.get(screen.name)?.length ?? 0, empty.get(screen.name)));
    lines.push([name, ...cells]);
    for (const [screen, texts] of onScreens) for (const text of texts) console.log(`  ${name}, ${screen}: ${text}`);
    found += [...onScreens.values()].flat().length;
  }
  printTable(['route', ...look.screens.map(({ name }) => name)], lines);
  await drawSheets(
    role,
    look,
    visits.map(({ name }) => name),
  );
  return found;
}

async function main(): Promise<void> {
  await buildApp();
  await using server = await ServerProcess.start({ more: ['--demo'] });
  await until('the demonstration is complete', () => server.printed.includes(DEMO_COMPLETE.trim()), 120_000);
  await fillClinic(new Clinic(server));
  const asRoles = roles.filter((role) => asked.as.includes(role));
  if (asked.slow) return await printSlowStarts(server.origin, asRoles, isAsked);
  if (asked.lighthouse) return await printScores(server.origin, asRoles, isAsked);
  await using wire = await Wire.to(server.port);
  wire.spoil = ({ method, body }) => (method !== 'GET' && body.includes(REFUSED) ? refusal : undefined);
  let found = 0;
  for (const role of asRoles) for (const look of askedLooks) found += await lookAs(wire.origin, role, look);
  console.log(`\n${found} found`);
  process.exitCode = found > 0 ? 1 : 0;
}

if (asked.help) console.log(HELP);
else await main();
