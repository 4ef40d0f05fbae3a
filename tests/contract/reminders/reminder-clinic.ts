import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Query } from 'node-appwrite';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import remind from '../../../functions/reminders/main.ts';
import { appwriteConfig } from '../../../scripts/appwrite/appwrite-json.ts';
import { makeVapidKeys } from '../../../scripts/provision/vapid-keys.ts';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { derivedId } from '../../../src/model/schema/derived-id.ts';
import { toInstant } from '../../../src/model/time/instant.ts';
import { ownerGrants } from '../../../src/model/schema/permission.ts';
import type { MessageAlerts } from '../../../src/model/notifications/message-alerts.ts';
import { targetParts } from '../../../src/model/notifications/push-target.ts';
import { PushService, type Delivered, type Subscription } from '../../support/network/push-service.ts';
import { Person } from '../server/person.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

const scopes = appwriteConfig().functions.find(({ $id }) => $id === 'reminders')?.scopes ?? [];

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

export interface Patient {
  readonly id: string;
  readonly phone: Subscription;
  readonly device: string;
}

/** The local date and time in Nairobi, which has no summer time, at an instant. */
export function wallClock(at: number): { date: string; time: string } {
  const [date = '', time = ''] = toInstant(at + 3 * HOUR).split('T');
  return { date, time: time.slice(0, 5) };
}

export const grants = (id: string) => ownerGrants(['read', 'update', 'delete'], id);

/** A backend in this process, a push service, and patients whose phones receive reminders. */
class ReminderClinic {
  running!: RunningBackend;
  server!: Person;
  service!: PushService;
  /** The messages that the function logs. */
  readonly logged: string[] = [];
  readonly vapid = makeVapidKeys();
  readonly #folder = mkdtempSync(join(tmpdir(), 'maia-reminders-'));
  #count = 0;

  /** Starts without a schedule: the tests run each minute's function themselves. */
  async start(): Promise<void> {
    const config = fileURLToPath(new URL('../../../appwrite.json', import.meta.url));
    this.running = await startBackend({ config, data: this.#folder, port: 0, rateLimits: false });
    this.server = new Person('server', this.running.url, this.running.apiKey);
  }

  async open(): Promise<void> {
    this.service = await PushService.start();
    await this.start();
  }

  /** Clears the deliveries and requests that were recorded. */
  begin(): void {
    this.service.delivered.length = 0;
    this.service.asked.length = 0;
    this.service.beforeAnswer = () => {};
  }

  async close(): Promise<void> {
    await this.running.close();
    await this.service[Symbol.asyncDispose]();
    rmSync(this.#folder, { recursive: true });
  }

  /** An id that no other record of this clinic has. */
  newId(beginning: string): string {
    return `${beginning}-${(this.#count += 1)}`;
  }

  /**
   * Runs the function with the headers and variables that a backend sets. @throws the error that stopped the function
   */
  async run(headers: Record<string, string>, path = '/', body: object = {}): Promise<Answer> {
    Object.assign(process.env, {
      APPWRITE_FUNCTION_API_ENDPOINT: `${this.running.url}/v1`,
      APPWRITE_FUNCTION_PROJECT_ID: 'maia',
      VAPID_PUBLIC_KEY: this.vapid.publicKey,
      VAPID_PRIVATE_KEY: this.vapid.privateKey,
      PUSH_ORIGINS: this.service.origin,
    });
    const said: string[] = [];
    const answer = await remind({
      req: {
        method: 'POST',
        headers: { ...headers, 'x-appwrite-key': this.running.backend.issueKey(scopes, 90) },
        path,
        bodyText: JSON.stringify(body),
      },
      res: { json: (given, status = 200) => ({ status, body: given }), send: (given) => given },
      log: (text) => this.logged.push(text),
      error: (text) => said.push(text),
    });
    expect(said).toEqual([]);
    return answer as Answer;
  }

  /** Runs the schedule once. @returns how many notifications reached a device */
  async tick(): Promise<number> {
    return Number((await this.run({ 'x-appwrite-trigger': 'schedule' })).body.sent);
  }

  /** Registers a push target. @returns the id of the device */
  async keepTarget(userId: string, phone: Subscription, showsNames = false, messages?: MessageAlerts): Promise<string> {
    const device = await derivedId(userId, phone.endpoint);
    const target = { endpoint: phone.endpoint, ...phone.keys, showsNames, ...(messages && { messages }) };
    for (const { id, identifier } of targetParts(device, target))
      await this.server.must('POST', `/users/${userId}/targets`, { targetId: id, identifier, providerType: 'push' });
    return device;
  }

  async patient({
    showsNames = false,
    alerts,
  }: { showsNames?: boolean; alerts?: MessageAlerts | undefined } = {}): Promise<Patient> {
    const id = this.newId('patient');
    await this.server.must('POST', '/users', { userId: id, email: `${id}@example.com` });
    const phone = this.service.subscribe();
    return { id, phone, device: await this.keepTarget(id, phone, showsNames, alerts) };
  }

  /** Creates a reminder with one dose that was due this many minutes ago, as a phone does. @returns its id */
  async reminder(patient: Patient, minutesAgo: number, more: object = {}): Promise<string> {
    const dueAt = Math.floor(Date.now() / MINUTE) * MINUTE - minutesAgo * MINUTE;
    const id = this.newId('r');
    const { time } = wallClock(dueAt);
    const record = {
      userId: patient.id,
      medicationName: 'Labetalol',
      dosage: '200 mg',
      frequency: 'daily',
      times: [time],
      isActive: true,
      timeZone: 'Africa/Nairobi',
      nextDueAt: toInstant(dueAt),
      ...more,
    };
    await this.server.create('medication_reminders', id, record, grants(patient.id));
    return id;
  }

  /** The notifications that her phone received. */
  got({ phone }: Patient): Delivered[] {
    return this.service.deliveredTo(phone);
  }

  async noticesOf({ id }: Patient) {
    return (await this.server.list('reminder_notices', Query.equal('userId', [id]))).body.documents ?? [];
  }

  /** Ends the wait before the next attempt of her notifications. */
  async dueAgain(patient: Patient): Promise<void> {
    for (const { $id } of await this.noticesOf(patient))
      await this.server.must('PATCH', `/databases/maia/collections/reminder_notices/documents/${$id}`, {
        data: { attemptAt: toInstant(Date.now() - 1000) },
      });
  }
}

/** Starts a clinic before the tests of a file and closes it after them. */
export function reminderClinic(): ReminderClinic {
  const clinic = new ReminderClinic();
  beforeAll(() => clinic.open());
  beforeEach(() => clinic.begin());
  afterAll(() => clinic.close());
  return clinic;
}
