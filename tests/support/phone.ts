import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { until } from './until.ts';
import { Witness } from './witness.ts';

const small: BrowserContextOptions = { viewport: { width: 360, height: 740 } };

/** A browser with a profile on disk: it can be closed, or killed as by an empty battery, and started again. */
export class Phone implements AsyncDisposable {
  readonly profileFolder = mkdtempSync(join(tmpdir(), 'maia-phone-'));
  readonly witness: Witness;
  private running: { context: BrowserContext; pid: number } | undefined;

  private constructor(
    private readonly origin: string,
    private readonly options: BrowserContextOptions,
  ) {
    this.witness = new Witness(origin);
  }

  /** A new phone, switched on. `origin` is where its app lives, for example http://localhost:8080. */
  static async unpack(origin: string, options: BrowserContextOptions = {}): Promise<Phone> {
    const phone = new Phone(origin, { ...small, locale: 'en-GB', timezoneId: 'Africa/Nairobi', ...options });
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
      args: chromiumFlags,
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

  /** Waits until Chromium has written the session cookie to its own disk, about 30 s after the sign-in; all else of the sign-in is there before. */
  async untilSessionIsOnDisk(): Promise<void> {
    await until('the session cookie is on disk', () => this.hasCookieOnDisk('a_session_'), 60_000);
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
