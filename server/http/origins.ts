/** Which pages may call from a browser, and where mails may link to. */
export class Origins {
  private readonly hosts: ReadonlySet<string>;

  /** @param origins `https://host` or plain host names, besides localhost */
  constructor(origins: readonly string[]) {
    const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).hostname : origin);
    this.hosts = new Set(['localhost', '127.0.0.1', ...origins.map(hostOf)]);
  }

  isKnownHost(host: string): boolean {
    return this.hosts.has(host);
  }

  /** @param host the Host header: a page may always call the server that it came from */
  isKnownOrigin(origin: string, host: string | undefined): boolean {
    if (!URL.canParse(origin)) return false;
    const url = new URL(origin);
    return this.isKnownHost(url.hostname) || url.host === host;
  }
}
