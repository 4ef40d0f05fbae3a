/** The origins whose pages may call the API and to which mails may link. */
export class Origins {
  private readonly hosts: ReadonlySet<string>;

  /** @param origins `https://host` or host names; localhost is always included */
  constructor(origins: readonly string[]) {
    const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).hostname : origin);
    this.hosts = new Set(['localhost', '127.0.0.1', ...origins.map(hostOf)]);
  }

  isKnownHost(host: string): boolean {
    return this.hosts.has(host);
  }

  /** @param host the Host header: a page may always call the server that sent it */
  isKnownOrigin(origin: string, host: string | undefined): boolean {
    if (!URL.canParse(origin)) return false;
    const url = new URL(origin);
    return this.isKnownHost(url.hostname) || url.host === host;
  }
}
