/** The origins whose pages may call the API and to which mails may link. */
export class Origins {
  private readonly hosts: ReadonlySet<string>;
  private readonly exact: ReadonlySet<string> | null;

  /**
   * @param origins `https://host` or host names
   * @param isProduction whether only exactly the `https` origins of the list are known. Otherwise any port and http of
   * their hosts, of localhost and of the server itself are known too, for development.
   */
  constructor(origins: readonly string[], isProduction = false) {
    const urls = origins.filter((origin) => URL.canParse(origin)).map((origin) => new URL(origin));
    this.exact = isProduction
      ? new Set(urls.filter(({ protocol }) => protocol === 'https:').map(({ origin }) => origin))
      : null;
    const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).hostname : origin);
    this.hosts = new Set(['localhost', '127.0.0.1', ...origins.map(hostOf)]);
  }

  /** Whether mails may link to this address. */
  isKnownLink({ protocol, hostname, origin }: URL): boolean {
    if (this.exact) return this.exact.has(origin);
    return (protocol === 'http:' || protocol === 'https:') && this.hosts.has(hostname);
  }

  /** @param host the Host header: except in production a page may call the server that sent it */
  isKnownOrigin(origin: string, host: string | undefined): boolean {
    if (!URL.canParse(origin)) return false;
    const url = new URL(origin);
    return this.isKnownLink(url) || (!this.exact && url.host === host);
  }
}
