/** Hosts of the browsers' push services. */
const PUSH_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
  'push.samsung.com',
];

/**
 * Whether messages may be sent to this URL. Any user can write any URL into her push target, and this function must not
 * send requests for her into the clinic's network.
 * @param further more allowed origins, separated by commas
 */
export function isPushService(endpoint: string, further = process.env.PUSH_ORIGINS ?? ''): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, port } = new URL(endpoint);
  if (further.split(',').some((allowed) => allowed.trim() === origin)) return true;
  const isKnown = PUSH_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return protocol === 'https:' && port === '' && isKnown;
}
