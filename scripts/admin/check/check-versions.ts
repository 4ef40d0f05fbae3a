import { join } from 'node:path';
import type { RunningSettings } from '../../../server/running-settings.ts';
import type { Schema } from '../../../server/schema/schema.ts';
import { appVersion, isOlder, oldestNode } from '../../../server/store/app-version.ts';
import { DATABASE_FILE } from '../../../server/store/data-files.ts';
import { schemaRefusals } from '../../../server/store/migration/schema-changes.ts';
import { readDatabase } from '../../../server/store/read-only.ts';
import { findSetting } from '../../../server/store/settings-rows.ts';
import { APP_VERSION } from '../../../server/store/migration/open-store.ts';
import { ok, unknown, unsafe, warning, type Finding } from './finding.ts';

/** The last day with security fixes of each long-term version of Node: https://github.com/nodejs/release#release-schedule */
const LAST_DAYS: Readonly<Record<string, string>> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
};

/** Whether a version of Node runs the app and still gets security fixes. */
export function checkNode(node: string, now: number): Finding {
  const oldest = oldestNode();
  if (isOlder(node, oldest))
    return unsafe(
      `Node ${node} is older than ${oldest}, which Maia needs.`,
      'Install a newer Node: https://nodejs.org',
    );
  const lastDay = LAST_DAYS[node.split('.', 1)[0] ?? ''];
  if (lastDay === undefined)
    return unknown(
      `Whether Node ${node} still gets security fixes is not known here.`,
      'Look at https://nodejs.org/en/about/previous-releases',
    );
  if (now > Date.parse(`${lastDay}T23:59:59Z`))
    return unsafe(
      `Node ${node} has had no security fixes since ${lastDay}.`,
      'Install a version with long-term support, then run npm ci: https://nodejs.org',
    );
  return ok(`Node ${node} gets security fixes until ${lastDay}.`);
}

function checkRunning(running: RunningSettings): Finding {
  const installed = appVersion();
  if (running.version === installed) return ok(`The running server is version ${installed}, as installed.`);
  return warning(
    `The running server is version ${running.version}, and ${installed} is installed.`,
    'Restart the server.',
  );
}

/** Whether the installed version can open the data. */
export function checkData(dataPath: string, schema: Schema): Finding[] {
  const { refusals, writer } = readDatabase(join(dataPath, DATABASE_FILE), (database) => ({
    refusals: schemaRefusals(database, schema),
    writer: findSetting(database, APP_VERSION),
  }));
  const installed = appVersion();
  const findings: Finding[] = refusals.map((refusal) =>
    unsafe(`The installed appwrite.json would lose data: ${refusal}`, 'Install the version that wrote the data.'),
  );
  if (writer !== null && isOlder(installed, writer))
    findings.push(
      unsafe(
        `Version ${writer} has written the data, and the older ${installed} is installed.`,
        `Install ${writer} or a newer version, or restore a backup from before the update.`,
      ),
    );
  return findings.length > 0 ? findings : [ok(`Version ${installed} can open the data.`)];
}

export function checkVersions(
  dataPath: string,
  schema: Schema,
  running: RunningSettings | undefined,
  now: number,
): Finding[] {
  const node = checkNode(running?.node ?? process.versions.node, now);
  return [node, ...(running ? [checkRunning(running)] : []), ...checkData(dataPath, schema)];
}
