import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** Groups of a /64: a household or a phone gets at least a whole one, so its owner can use any address in it. */
const NETWORK_GROUPS = 4;

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/** The eight groups of an IPv6 address, as numbers. A dotted IPv4 ending counts as two groups. */
function ipv6Groups(address: string): number[] {
  const plain = address.replace(/%.*$/, '').replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [start = '', end = ''] = plain.split('::');
  const [first, last] = [groupsOf(start), groupsOf(end)];
  const zeros = Array.from({ length: GROUPS - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last].map((group) => parseInt(group, 16));
}

/**
 * What limits by IP address count together: an IPv4 address, or the /64 network of an IPv6 address, because its owner can
 * use any address in it.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = ipv6Groups(address);
  const [high = 0, low = 0] = groups.slice(-2);
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMappedIpv4) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
