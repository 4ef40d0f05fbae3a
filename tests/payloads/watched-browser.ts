import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../support/browser/chromium.ts';

/** What must never happen, and what the content security policy blocked. */
export interface Seen {
  /** The URLs of pages on which a payload ran. */
  readonly ran: string[];
  /** Requests to other hosts, opened windows and dialogs. */
  readonly left: string[];
  /** The violations that the policy reported. */
  readonly csp: string[];
  /** Uncaught errors. */
  readonly broken: string[];
}

/** A browser with its own profile that detects everything that a payload could do. */
export class WatchedBrowser implements AsyncDisposable {
  readonly seen: Seen = { ran: [], left: [], csp: [], broken: [] };

  private constructor(
    private readonly folder: string,
    readonly context: BrowserContext,
  ) {}

  static async open(origin: string): Promise<WatchedBrowser> {
    const folder = mkdtempSync(join(tmpdir(), 'maia-payloads-'));
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: chromiumPath(),
      args: chromiumFlags,
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
    });
    const browser = new WatchedBrowser(folder, context);
    await browser.watch(new URL(origin).host);
    return browser;
  }

  get page(): Page {
    const page = this.context.pages()[0];
    if (!page) throw new Error('The browser has no page.');
    return page;
  }

  private async watch(host: string): Promise<void> {
    const { ran, left, csp, broken } = this.seen;
    await this.context.exposeBinding('maiaNoticed', ({ page }, what: 'ran' | 'csp', words: string) => {
      if (what === 'ran') ran.push(page.url());
      else csp.push(`${page.url()} ${words}`);
    });
    await this.context.addInitScript(() => {
      const { maiaNoticed } = globalThis as unknown as { maiaNoticed: (what: string, words: string) => Promise<void> };
      Object.defineProperty(globalThis, 'ran', {
        set() {
          void maiaNoticed('ran', '');
        },
      });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        maiaNoticed('csp', `${violatedDirective} ${blockedURI}`),
      );
    });
    this.context.on('request', (request) => {
      const url = new URL(request.url());
      if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host) left.push(request.url());
    });
    this.context.on('dialog', (dialog) => {
      if (dialog.type() !== 'beforeunload') left.push(`dialog ${dialog.message()}`);
      void dialog.accept();
    });
    this.context.on('page', (page) => left.push(`window ${page.url()}`));
    this.context.on('weberror', (error) =>
      broken.push(`${this.page.url()} ${error.error().stack ?? error.error().message}`),
    );
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.context.close();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
