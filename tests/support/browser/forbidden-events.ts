import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** A console message about an unreachable server. The tests cause this fault on purpose. */
const isDeadServer = (text: string): boolean =>
  /net::ERR_CONNECTION_(REFUSED|RESET|CLOSED)|net::ERR_(EMPTY_RESPONSE|INTERNET_DISCONNECTED|NETWORK_CHANGED)/.test(
    text,
  );

/** An advertisement of a library. The build removes them from the app. */
const isAdvertisement = (text: string): boolean => text.includes('RxDB Open Core');

/**
 * Whether a fault is only the 401 for a guest: a page that needs sign-in, opened with empty storage, requests `GET
 * /account`, and the browser prints the answer to the console.
 */
export const isGuestAnswer = (fault: string): boolean => /status of 401.*\/v1\/account\)$/.test(fault);

/**
 * Records what must never happen: console errors (Chromium reports CSP violations there), advertisements, uncaught
 * exceptions, requests to foreign hosts.
 */
export class ForbiddenEvents {
  private readonly faults: string[] = [];
  private readonly host: string;

  constructor(origin: string) {
    this.host = new URL(origin).host;
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => this.note(message));
    context.on('weberror', (error) => this.faults.push(`uncaught: ${error.error().stack ?? error.error().message}`));
    context.on('request', (request) => {
      const url = new URL(request.url());
      const leavesTheMachine = /^(https?|wss?):$/.test(url.protocol) && url.host !== this.host;
      if (leavesTheMachine) this.faults.push(`foreign host: ${request.url()}`);
    });
  }

  private note(message: ConsoleMessage): void {
    const isFault = message.type() === 'error' && !isDeadServer(message.text());
    if (!isFault && !isAdvertisement(message.text())) return;
    this.faults.push(`console: ${message.text()} (${message.location().url})`);
  }

  /** The faults so far. The call clears the list. */
  take(): string[] {
    return this.faults.splice(0);
  }
}
