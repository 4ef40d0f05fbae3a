import { isDemoFolder } from './demo/seed-demo.ts';
import { proxiesAt } from './http/proxies.ts';

export interface ProductionSettings {
  readonly apiKey: string;
  /** Whether the folder is filled with the demonstration. */
  readonly isDemo: boolean;
  readonly dataPath: string;
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
  /** IP addresses or networks of proxies on other machines. */
  readonly proxies: readonly string[];
  /** The address to listen on; undefined is everywhere. */
  readonly host: string | undefined;
}

const SHORTEST_KEY = 32;
const FEWEST_CHARACTERS = 10;
const PLACEHOLDER = /change.?me|example|placeholder|password|secret|default|your.?key|test|demo/i;

/** Whether a server key can be guessed. */
export const isWeakKey = (key: string): boolean =>
  key.length < SHORTEST_KEY || new Set(key).size < FEWEST_CHARACTERS || PLACEHOLDER.test(key);

/** Whether an address to listen on is reached from this machine only. */
export const isOfThisMachine = (host: string | undefined): boolean => host === 'localhost' || proxiesAt([])(host);

const isHttps = (origin: string): boolean => URL.canParse(origin) && new URL(origin).protocol === 'https:';

export const weakKeyAdvice = (dataPath: string): string =>
  `The server key can be guessed. Leave APPWRITE_API_KEY and --api-key out, and one is made and kept in ${dataPath}/api-key, or give ${SHORTEST_KEY} random characters: openssl rand -hex 32`;

export const DEMO_ADVICE =
  'The accounts of the demonstration have public passwords. Start with --empty (npm start) or without --demo, in a data folder that never had them: DATA_DIR=/var/lib/maia';

/**
 * What must change before this server may serve real people, each entry with what to do; empty when it is ready.
 * @param settings.apiKey the configured key, or the stored key of the data folder
 */
export function productionFaults(settings: ProductionSettings): string[] {
  const { apiKey, isDemo, dataPath } = settings;
  const faults: string[] = [];
  if (isWeakKey(apiKey)) faults.push(weakKeyAdvice(dataPath));
  if (isDemo || isDemoFolder(dataPath)) faults.push(DEMO_ADVICE);
  return [...faults, ...addressFaults(settings), ...portFaults(settings)];
}

/** What is wrong with the addresses and the proxy of a server, each entry with what to do. */
export function addressFaults({ origins, trustProxy }: Pick<ProductionSettings, 'origins' | 'trustProxy'>): string[] {
  const faults: string[] = [];
  if (!origins.some(isHttps))
    faults.push('Nobody knows the address of the app. Name it, with https: --origin https://maia.clinic.example');
  const open = origins.filter((origin) => !isHttps(origin));
  if (open.length > 0)
    faults.push(
      `Not https: ${open.join(', ')}. Passwords and health data would travel in clear: name https addresses only.`,
    );
  if (!trustProxy)
    faults.push(
      'Browsers need https, which a proxy before this server provides. Set one up (docs/operations.md) and start with --trust-proxy.',
    );
  return faults;
}

/** Whether others than the proxy can reach the port of a server behind a proxy; with what to do. */
export function portFaults({
  trustProxy,
  proxies,
  host,
}: Pick<ProductionSettings, 'trustProxy' | 'proxies' | 'host'>): string[] {
  if (!trustProxy || proxies.length > 0 || isOfThisMachine(host)) return [];
  return [
    `Others can reach this server at ${host ?? 'every address'} without the proxy. Listen on this machine only (--host 127.0.0.1), or name the address of a proxy on another machine: --proxy-from 172.18.0.2`,
  ];
}
