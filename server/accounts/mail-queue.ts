import { Notice } from '../log.ts';
import type { Mail } from './mail.ts';

/** Waits before the second, third, ... try. A link works for an hour, so later tries would bring a dead one. */
const WAITS_MS: readonly number[] = [5_000, 30_000, 120_000, 600_000, 1_200_000];
const MAX_AT_ONCE = 2;
const MAX_HELD = 1000;

/** Thrown by a delivery that would fail again: the mail server has refused this message for good. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/**
 * Delivers messages behind the back of whoever posts them, a few at a time, each with a few tries.
 * They are held in memory only: a message carries a secret that the store has just as a hash. A restart loses
 * what has not gone out, and the person asks again.
 */
export class MailQueue {
  private readonly ready: { mail: Mail; tries: number }[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();
  private running = 0;
  private isClosed = false;

  /** @param onFailure is told why a message was given up; what it gets names no address and no link */
  constructor(
    private readonly deliver: (mail: Mail) => Promise<void>,
    private readonly onFailure: (error: Notice) => void,
    private readonly waitsMs = WAITS_MS,
  ) {}

  /** Returns at once, whatever the mail server does. */
  post(mail: Mail): void {
    if (this.isClosed) return;
    if (this.ready.length + this.timers.size + this.running >= MAX_HELD) {
      this.onFailure(new Notice('a mail was not sent: too many are waiting for the mail server'));
      return;
    }
    this.wait({ mail, tries: 0 }, 0);
  }

  /** Gives up what waits. */
  close(): void {
    this.isClosed = true;
    const lost = this.ready.length + this.timers.size;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.ready.length = 0;
    if (lost > 0) this.onFailure(new Notice(`${lost} mails were not sent before the end`));
  }

  private wait(job: { mail: Mail; tries: number }, ms: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.ready.push(job);
      void this.next();
    }, ms);
    timer.unref();
    this.timers.add(timer);
  }

  private async next(): Promise<void> {
    if (this.running >= MAX_AT_ONCE) return;
    const job = this.ready.shift();
    if (!job) return;
    this.running += 1;
    try {
      await this.deliver(job.mail);
    } catch (error) {
      this.failed(job, error);
    } finally {
      this.running -= 1;
      void this.next();
    }
  }

  private failed({ mail, tries }: { mail: Mail; tries: number }, error: unknown): void {
    const wait = this.waitsMs[tries];
    const isFinal = error instanceof MailRefused || wait === undefined;
    if (!isFinal && !this.isClosed) return this.wait({ mail, tries: tries + 1 }, wait);
    const reason = error instanceof Error ? error.message : 'unknown';
    this.onFailure(new Notice(`a mail was given up after ${tries + 1} tries: ${reason}`));
  }
}
