import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { copyFolder } from '../copy-folder.ts';
import { until } from '../until.ts';
import { ForbiddenEvents } from './forbidden-events.ts';

/**
 * The origin of the app on every phone that starts with the app installed. No server listens there: a host rule of the
 * browser redirects it to the server of the test, so that one profile works for every server.
 */
export const INSTALLED_ORIGIN = 'http://localhost:7357';

const small: BrowserContextOptions = { viewport: { width: 360, height: 740 } };

/** A browser with a profile on disk. It can be closed, or killed as when the battery is empty, and started again. */
export class Phone implements AsyncDisposable {
  readonly profileFolder = mkdtempSync(join(tmpdir(), 'maia-phone-'));
  readonly forbiddenEvents: ForbiddenEvents;
  private running: { context: BrowserContext; pid: number } | undefined;

  private constructor(
    /** The origin of the app as the browser sees it. */
    readonly origin: string,
    /** The origin of the real server. */
    private readonly server: string,
    private readonly options: BrowserContextOptions,
    /** Other host names in the browser, each with the real host behind it. */
    private readonly otherHosts: Readonly<Record<string, string>> = {},
  ) {
    this.forbiddenEvents = new ForbiddenEvents(origin);
  }

  /**
   * Starts a new phone with an empty profile.
   * @param server the origin of the real server, for example http://localhost:8080
   * @param origin the origin of the app as the browser sees it
   * @param otherHosts other host names in the browser, each with the real host behind it
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

  /**
   * A phone with the app installed and no user signed in: a copy of the prepared profile, or a new phone without one.
   */
  static async withApp(server: string, options: BrowserContextOptions = {}): Promise<Phone> {
    const profile = process.env['E2E_INSTALLED_PROFILE'];
    if (!profile) return Phone.unpack(server, options);
    const phone = new Phone(INSTALLED_ORIGIN, server, {
      ...small,
      locale: 'en-GB',
      timezoneId: 'Africa/Nairobi',
      ...options,
    });
    copyFolder(profile, phone.profileFolder);
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
    // The time zone is set for the whole browser: set for each page, it would not reach the service worker.
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
    this.forbiddenEvents.watch(context);
  }

  /** The browser flag that redirects the host names of the app to the real servers. */
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

  /** Kills the browser and its child processes with kill -9: pages get no event, and nothing is flushed to disk. */
  async kill(): Promise<void> {
    const { context, pid } = this.running ?? {};
    if (!context || !pid) return;
    this.running = undefined;
    const gone = new Promise((done) => context.once('close', done));
    process.kill(-pid, 'SIGKILL');
    await gone;
  }

  /** Closes the browser normally, so that its profile can be read. */
  async switchOff(): Promise<void> {
    const context = this.running?.context;
    this.running = undefined;
    await context?.close();
  }

  /** Waits until the app can start without a server: a worker is activated only when its whole precache is stored. */
  async untilInstalled(): Promise<void> {
    const isActive = async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';
    await until('the service worker is active', () => this.page.evaluate(isActive), 30_000);
  }

  /**
   * Waits until Chromium has written the session cookie and the signed-in user to disk. It writes cookies 30 s after a
   * change, or once 512 changes are pending; so this adds 600 cookies of sites that are never visited. It writes
   * localStorage about 5 s after a change. A browser that is killed earlier starts signed out.
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

  /** Whether the cookie is on disk. While the journal is in use, the next start would roll the change back. */
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
