/** How long a browser may take to sign in again after it has ended its session, ms. */
const REMEMBERED_FOR_MS = 2 * 60_000;
const MAX_REMEMBERED = 1000;

/**
 * Browsers that have just signed out. The app ends an open session before it signs in again with a password; that
 * removes the cookie of the device, and must not look like a new device.
 */
export class RecentSignOuts {
  /** By account, address and browser: when, ms since 1970. The oldest first. */
  private readonly times = new Map<string, number>();

  add(userId: string, ip: string, agent: string | undefined): void {
    const key = keyOf(userId, ip, agent);
    this.times.delete(key);
    this.times.set(key, Date.now());
    const [oldest] = this.times.keys();
    if (this.times.size > MAX_REMEMBERED && oldest !== undefined) this.times.delete(oldest);
  }

  has(userId: string, ip: string, agent: string | undefined): boolean {
    return (this.times.get(keyOf(userId, ip, agent)) ?? 0) > Date.now() - REMEMBERED_FOR_MS;
  }
}

const keyOf = (userId: string, ip: string, agent = ''): string => JSON.stringify([userId, ip, agent.slice(0, 500)]);
