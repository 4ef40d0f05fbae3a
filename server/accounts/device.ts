/** The browser and system of a user agent, in Appwrite's names; empty strings where unknown. */
export interface Device {
  readonly osCode: string;
  readonly osName: string;
  readonly clientType: string;
  readonly clientCode: string;
  readonly clientName: string;
  readonly clientVersion: string;
  readonly deviceName: string;
}

export const UNKNOWN_DEVICE: Device = {
  osCode: '',
  osName: '',
  clientType: '',
  clientCode: '',
  clientName: '',
  clientVersion: '',
  deviceName: '',
};

/** The first match counts: the user agents of iPad and Chrome OS also name other systems. */
const systems: readonly (readonly [RegExp, code: string, name: string])[] = [
  [/iPhone|iPad|iPod/, 'IOS', 'iOS'],
  [/Android/, 'AND', 'Android'],
  [/CrOS/, 'COS', 'Chrome OS'],
  [/Windows/, 'WIN', 'Windows'],
  [/Mac OS X|Macintosh/, 'MAC', 'Mac'],
  [/Linux|X11/, 'LIN', 'GNU/Linux'],
];

/** The first match counts: nearly all browsers also name Chrome or Safari. */
const browsers: readonly (readonly [RegExp, code: string, name: string])[] = [
  [/(?:Edg|EdgA|EdgiOS)\/(\d+)/, 'PS', 'Microsoft Edge'],
  [/(?:OPR|Opera)\/(\d+)/, 'OP', 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'SB', 'Samsung Browser'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'FF', 'Firefox'],
  [/(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, 'CH', 'Chrome'],
  [/Version\/(\d+)[\d.]* .*Safari/, 'SF', 'Safari'],
];

function kindOf(agent: string, osCode: string): string {
  if (/iPad|Tablet/.test(agent) || (osCode === 'AND' && !agent.includes('Mobile'))) return 'tablet';
  return osCode === 'IOS' || osCode === 'AND' ? 'smartphone' : 'desktop';
}

/** Enough for the user to recognize a device. Nothing else of the header is stored. */
export function deviceOf(agent: string | undefined): Device {
  const header = (agent ?? '').slice(0, 500);
  const [, osCode = '', osName = ''] = systems.find(([pattern]) => pattern.test(header)) ?? [];
  if (osCode === '') return UNKNOWN_DEVICE;
  const [pattern, clientCode = '', clientName = ''] = browsers.find(([known]) => known.test(header)) ?? [];
  return {
    osCode,
    osName,
    clientType: clientCode === '' ? '' : 'browser',
    clientCode,
    clientName,
    clientVersion: pattern?.exec(header)?.[1] ?? '',
    deviceName: kindOf(header, osCode),
  };
}

/** Browser and system for people, such as `Chrome, Android`; '' when both are unknown. */
export const describeDevice = (device: Pick<Device, 'clientName' | 'osName'> | undefined): string =>
  [device?.clientName ?? '', device?.osName ?? ''].filter((name) => name !== '').join(', ');
