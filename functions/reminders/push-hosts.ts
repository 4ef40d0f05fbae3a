/** The push services of the browsers there are. */
const KNOWN = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
  'push.samsung.com',
];

/**
 * May a message be sent there? Anybody can write any address into a push target of his own, and this function must not
 * carry his requests into the clinic's network.
 * @param further origins that are allowed beside the known ones, separated by commas
 */
export function isPushService(endpoint: string, further = process.env.PUSH_ORIGINS ?? ''): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, port } = new URL(endpoint);
  if (further.split(',').some((allowed) => allowed.trim() === origin)) return true;
  const isKnown = KNOWN.some((known) => hostname === known || hostname.endsWith(`.${known}`));
  return protocol === 'https:' && port === '' && isKnown;
}
