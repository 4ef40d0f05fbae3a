import { Notice } from '../logging/log.ts';
import type { Mail } from './mail.ts';

/**
 * Delays before the second, third, ... try. A link is valid for an hour, so later tries would deliver an expired one.
 */
const RETRY_DELAYS_MS: readonly number[] = [5_000, 30_000, 120_000, 600_000, 1_200_000];
const MAX_RUNNING = 2;
const MAX_QUEUED = 1000;

/** Thrown by a delivery when the mail server has rejected the message permanently. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/**
 * Delivers messages in the background, a few at a time, with retries. The queue is in memory only: a message contains a
 * secret of which the store has only the hash. A restart loses unsent messages, and the user must request them again.
 */
export class MailQueue {
  private readonly ready: { mail: Mail; tries: number }[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();
  private running = 0;
  private isClosed = false;

  /** @param onFailure called when a message is given up; its error contains no e-mail address and no link */
  constructor(
    private readonly deliver: (mail: Mail) => Promise<void>,
    private readonly onFailure: (error: Notice) => void,
    private readonly retryDelaysMs = RETRY_DELAYS_MS,
  ) {}

  /** Queues a message and returns at once. */
  post(mail: Mail): void {
    if (this.isClosed) return;
    if (this.ready.length + this.timers.size + this.running >= MAX_QUEUED) {
      this.onFailure(new Notice('a mail was not sent: too many are waiting for the mail server'));
      return;
    }
    this.enqueue({ mail, tries: 0 }, 0);
  }

  /** Delivers a message at once, before all others. @returns whether the mail server took it */
  async deliverNow(mail: Mail): Promise<boolean> {
    try {
      await this.deliver(mail);
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      this.onFailure(new Notice(`an invitation was not sent: ${reason}`));
      return false;
    }
  }

  /** Drops the unsent messages. */
  close(): void {
    this.isClosed = true;
    const lost = this.ready.length + this.timers.size;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.ready.length = 0;
    if (lost > 0) this.onFailure(new Notice(`${lost} mails were not sent before the end`));
  }

  private enqueue(job: { mail: Mail; tries: number }, ms: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.ready.push(job);
      void this.next();
    }, ms);
    timer.unref();
    this.timers.add(timer);
  }

  private async next(): Promise<void> {
    if (this.running >= MAX_RUNNING) return;
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
    const delay = this.retryDelaysMs[tries];
    const isFinal = error instanceof MailRefused || delay === undefined;
    if (!isFinal && !this.isClosed) return this.enqueue({ mail, tries: tries + 1 }, delay);
    const reason = error instanceof Error ? error.message : 'unknown';
    this.onFailure(new Notice(`a mail was given up after ${tries + 1} tries: ${reason}`));
  }
}
