import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { until } from '../until.ts';
import { Witness } from './forbidden-events.ts';

/**
 * Where the app is for every phone that comes with it installed: the browser is told which server is meant, so that one
 * profile serves for all of them. Nobody listens there.
 */
export const INSTALLED_ORIGIN = 'http://localhost:7357';

const small: BrowserContextOptions = { viewport: { width: 360, height: 740 } };

/** A browser with a profile on disk: it can be closed, or killed as by an empty battery, and started again. */
export class Phone implements AsyncDisposable {
  readonly profileFolder = mkdtempSync(join(tmpdir(), 'maia-phone-'));
  readonly witness: Witness;
  private running: { context: BrowserContext; pid: number } | undefined;

  private constructor(
    /** Where the app is for its browser. */
    readonly origin: string,
    /** Where that is in truth. */
    private readonly server: string,
    private readonly options: BrowserContextOptions,
    /** Other hosts of its browser, each with the host where it is in truth. */
    private readonly otherHosts: Readonly<Record<string, string>> = {},
  ) {
    this.witness = new Witness(origin);
  }

  /**
   * A new phone, switched on. @param server where its app lives, for example http://localhost:8080
   * @param origin where its browser believes that to be
   * @param otherHosts hosts of its browser, each with the host where it is in truth
   */
  static async unpack(
    server: string,
    options: BrowserContextOptions = {},
    origin = server,
    otherHosts: Readonly<Record<string, string>> = {},
  ): Promise<Phone> {
    const inKenya = { ...small, locale: 'en-GB', timezoneId: 'Africa/Nairobi', ...options };
    const phone = new Phone(origin, server, inKenya, otherHosts);
    await phone.switchOn();
    return phone;
  }

  /** A phone with the app installed and nobody signed in: a copy of the one that was prepared, or, without one, a new phone. */
  static async withApp(server: string, options: BrowserContextOptions = {}): Promise<Phone> {
    const profile = process.env['E2E_INSTALLED_PROFILE'];
    if (!profile) return Phone.unpack(server, options);
    const phone = new Phone(INSTALLED_ORIGIN, server, {
      ...small,
      locale: 'en-GB',
      timezoneId: 'Africa/Nairobi',
      ...options,
    });
    cpSync(profile, phone.profileFolder, { recursive: true });
    await phone.switchOn();
    return phone;
  }

  get context(): BrowserContext {
    if (!this.running) throw new Error('The phone is off.');
    return this.running.context;
  }

  /** The first tab. */
  get page(): Page {
    const page = this.context.pages()[0];
    if (!page) throw new Error('The phone has no tab.');
    return page;
  }

  /** Starts the browser on the same profile; no page of the app is open yet. */
  async switchOn(): Promise<void> {
    // Not told page by page: a service worker would have the zone of this machine.
    const { timezoneId, ...options } = this.options;
    const context = await chromium.launchPersistentContext(this.profileFolder, {
      ...options,
      env: { ...process.env, ...(timezoneId && { TZ: timezoneId }) },
      executablePath: chromiumPath(),
      args: [...chromiumFlags, ...this.way()],
      permissions: ['background-sync'],
    });
    const browser = context.browser();
    if (!browser) throw new Error('A persistent context without a browser');
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const pid = processInfo.find(({ type }) => type === 'browser')?.id;
    if (!pid) throw new Error('The browser does not tell its process id.');
    this.running = { context, pid };
    this.witness.watch(context);
  }

  /** Leads the browser from where it believes the app and other hosts to be to where they are. */
  private way(): string[] {
    const hosts = { [new URL(this.origin).host]: new URL(this.server).host, ...this.otherHosts };
    const rules = Object.entries(hosts).flatMap(([from, to]) => (from === to ? [] : [`MAP ${from} ${to}`]));
    return rules.length === 0 ? [] : [`--host-resolver-rules=${rules.join(',')}`];
  }

  /** Opens a path of the app in the first tab. */
  async open(path: string): Promise<Page> {
    await this.page.goto(this.origin + path);
    return this.page;
  }

  /** kill -9 of the browser and all its helpers: no page hears of it, nothing is flushed. */
  async kill(): Promise<void> {
    const { context, pid } = this.running ?? {};
    if (!context || !pid) return;
    this.running = undefined;
    const gone = new Promise((done) => context.once('close', done));
    process.kill(-pid, 'SIGKILL');
    await gone;
  }

  /** Closes the browser in order, so that its profile can be read. */
  async switchOff(): Promise<void> {
    const context = this.running?.context;
    this.running = undefined;
    await context?.close();
  }

  /** Waits until the app can start without a server: a worker activates only after its whole precache is stored. */
  async untilInstalled(): Promise<void> {
    const isActive = async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';
    await until('the service worker is active', () => this.page.evaluate(isActive), 30_000);
  }

  /**
   * Waits until Chromium has written the session cookie and the signed-in user to its own disk. It writes cookies 30 s
   * after a change, or as soon as 512 of them wait: so many are made, of sites that are never visited. It writes
   * localStorage about 5 s after a change, so a browser that is killed earlier starts signed out.
   */
  async untilSessionIsOnDisk(): Promise<void> {
    const expires = Date.now() / 1000 + 3600;
    const others = Array.from({ length: 600 }, (_, n) => ({
      name: 'n',
      value: 'v',
      domain: `site-${n}.example`,
      path: '/',
      expires,
    }));
    await this.context.addCookies(others);
    await until('the session cookie is on disk', () => this.hasCookieOnDisk('a_session_'), 60_000);
    await until('the signed-in user is on disk', () => this.hasInLocalStorage('"isAuthenticated":true'), 60_000);
  }

  private hasInLocalStorage(text: string): boolean {
    const folder = join(this.profileFolder, 'Default/Local Storage/leveldb');
    return readdirSync(folder).some((file) => file.endsWith('.log') && readFileSync(join(folder, file)).includes(text));
  }

  /** A name that is in the file while the journal still is in use would be taken back at the next start. */
  private hasCookieOnDisk(name: string): boolean {
    return ['Default/Cookies', 'Default/Network/Cookies'].some((file) => {
      const path = join(this.profileFolder, file);
      try {
        return (
          (statSync(`${path}-journal`, { throwIfNoEntry: false })?.size ?? 0) === 0 && readFileSync(path).includes(name)
        );
      } catch {
        return false;
      }
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
    rmSync(this.profileFolder, { recursive: true, force: true, maxRetries: 5 });
  }
}
