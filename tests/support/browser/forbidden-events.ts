import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** What the browser itself prints when a server is away: the fault is ours, made on purpose. */
const isDeadServer = (text: string): boolean =>
  /net::ERR_CONNECTION_(REFUSED|RESET|CLOSED)|net::ERR_(EMPTY_RESPONSE|INTERNET_DISCONNECTED|NETWORK_CHANGED)/.test(
    text,
  );

/** The build cuts the advertisements of libraries out of the app. */
const isAdvertisement = (text: string): boolean => text.includes('RxDB Open Core');

/** Writes down what must never happen: console errors (Chromium reports CSP violations there), advertisements, uncaught exceptions, calls to foreign hosts. */
export class Witness {
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

  /** The faults so far; asking empties the list. */
  testimony(): string[] {
    return this.faults.splice(0);
  }
}
