import { isDemoFolder } from '../../../server/demo/seed-demo.ts';
import {
  addressFaults,
  DEMO_ADVICE,
  isOfThisMachine,
  isWeakKey,
  portFaults,
  weakKeyAdvice,
} from '../../../server/production-check.ts';
import type { RunningSettings } from '../../../server/running-settings.ts';
import { ok, unknown, unsafe, warning, type Finding } from './finding.ts';

function checkMail(mail: RunningSettings['mail']): Finding {
  if (mail === 'plain')
    return unsafe(
      'Mail goes out without encryption or to an unchecked server, and its links give access to accounts.',
      'Use smtps://, or smtp:// without ignoreTLS and tls.rejectUnauthorized, in SMTP_URL.',
    );
  if (mail === 'file')
    return warning(
      'No mail is sent: it is written into mail.jsonl, with links that give access to accounts.',
      'Set SMTP_URL and SMTP_FROM, or let a program send the file.',
    );
  return ok('Mail goes out encrypted, or to a mail server on this machine.');
}

function checkPort({ host, trustProxy, proxies }: RunningSettings): Finding {
  if (host !== null && isOfThisMachine(host)) return ok(`The port is open on ${host} only, for the proxy.`);
  const where = host === null || host === '0.0.0.0' || host === '::' ? 'on all addresses' : `on ${host}`;
  const [fault] = portFaults({ trustProxy, proxies, host: host ?? undefined });
  if (fault !== undefined) return unsafe(`The port is open ${where}, beside the proxy.`, fault);
  if (trustProxy)
    return unknown(
      `The port is open ${where} for the proxy at ${proxies.join(', ')}. Whether a firewall keeps all others out is not checked.`,
      'Let the firewall admit the proxy only: others would send passwords and health data in clear.',
    );
  return unsafe(
    `The port is open ${where}, without https: passwords and health data travel in clear.`,
    'Put a proxy with https in front, and start with --host 127.0.0.1 --trust-proxy (docs/operations.md).',
  );
}

const checkStaffMfa = (isRequired: boolean): Finding =>
  isRequired
    ? ok('Doctors and admins need a second factor.')
    : warning(
        'The server was not started with the demand of a second factor. Unless an administrator demands it under Settings in the app, a stolen password opens the records of patients.',
        'Start with --require-staff-mfa, or set REQUIRE_STAFF_MFA=true (docs/operations.md).',
      );

const checkKey = (isWeak: boolean, dataPath: string): Finding =>
  isWeak
    ? unsafe('The server key is weak or an example.', weakKeyAdvice(dataPath))
    : ok('The server key is long and random.');

/** What the environment and the data folder say, when no running server does. */
export interface StoredSettings {
  /** The server key; undefined when there is none yet. */
  readonly apiKey: string | undefined;
  readonly mail: RunningSettings['mail'];
}

/**
 * The settings of the server.
 * @param running what the running server announces; undefined when none runs, or one of another version
 */
export function checkServer(
  dataPath: string,
  running: RunningSettings | undefined,
  { apiKey, mail }: StoredSettings,
): Finding[] {
  const demo = isDemoFolder(dataPath)
    ? unsafe('The data folder has the demonstration.', DEMO_ADVICE)
    : ok('The data folder has no accounts of the demonstration.');
  if (!running)
    return [
      demo,
      ...(apiKey === undefined ? [] : [checkKey(isWeakKey(apiKey), dataPath)]),
      checkMail(mail),
      unknown(
        'No running server says how it was started: its port, addresses and proxy are not checked.',
        'Start the server, and check again.',
      ),
    ];
  const faults = addressFaults(running);
  return [
    demo,
    checkKey(running.isKeyWeak, dataPath),
    checkPort(running),
    ...(faults.length > 0
      ? faults.map((fault) => unsafe('The server is not set up for https.', fault))
      : [ok('The addresses of the app are https, behind a proxy.')]),
    checkMail(running.mail),
    checkStaffMfa(running.requireStaffMfa),
  ];
}
