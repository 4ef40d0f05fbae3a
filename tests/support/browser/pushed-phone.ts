import type { BrowserContext, CDPSession, Worker } from '@playwright/test';
import type { PushService, Subscription } from '../network/push-service.ts';
import { until } from '../until.ts';

interface FakeWindow {
  readonly endpoint: string;
  readonly keys: Subscription['keys'];
}

/**
 * Headless Chromium cannot reach a push service, so subscribing fails there. Pages and the service worker get a
 * subscription of `service` instead; everything after that is real.
 */
export async function subscribeWith(context: BrowserContext, service: PushService): Promise<Subscription> {
  const subscription = service.subscribe();
  await context.addInitScript(({ endpoint, keys }: FakeWindow) => {
    let current: PushSubscription | null = null;
    const make = (key: BufferSource) =>
      ({
        endpoint,
        expirationTime: null,
        options: { applicationServerKey: key, userVisibleOnly: true },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          current = null;
          window.name = '';
          return true;
        },
      }) as unknown as PushSubscription;
    PushManager.prototype.subscribe = async (options) => {
      const key = options?.applicationServerKey as Uint8Array<ArrayBuffer>;
      // Stored in the tab, which sign-out does not clear: a real browser keeps its subscription after a sign-out too.
      window.name = JSON.stringify([...key]);
      return (current = make(key.buffer));
    };
    PushManager.prototype.getSubscription = async () => {
      return (current ??= window.name === '' ? null : make(new Uint8Array(JSON.parse(window.name) as number[]).buffer));
    };
  }, subscription);
  return subscription;
}

const TIMEOUT_MS = 2000;

/** A notification on the screen. */
interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly actions: string[];
}

/** The parts of a service worker's global scope that are used here. The DOM and Node types do not have them. */
interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow(url: string): Promise<unknown> };
  readonly NotificationEvent: new (type: string, init: { notification: Notification; action: string }) => Event;
}

/** Whether the worker is stopped now, how often it was stopped, and how many pushes it has handled. */
interface Life {
  isStopped: boolean;
  stops: number;
  pushes: number;
}

/** Controls a service worker as the browser does: stops it and sends it events. */
export class ServiceWorkerControl {
  private constructor(
    private readonly context: BrowserContext,
    private readonly cdp: CDPSession,
    private readonly origin: string,
    private readonly registrationId: string,
    private readonly life: Life,
  ) {}

  /** Finds the worker of this origin. Opens a page that must stay open. */
  static async of(context: BrowserContext, origin: string): Promise<ServiceWorkerControl> {
    const blank = await context.newPage();
    const cdp = await context.newCDPSession(blank);
    let id = '';
    const life: Life = { isStopped: false, stops: 0, pushes: 0 };
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { scopeURL, registrationId, isDeleted } of registrations)
        if (scopeURL.startsWith(origin) && !isDeleted) id = registrationId;
    });
    cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { scriptURL, runningStatus } of versions) {
        if (!scriptURL.startsWith(origin)) continue;
        life.isStopped = runningStatus === 'stopped';
        if (life.isStopped) life.stops += 1;
      }
    });
    cdp.on(
      'BackgroundService.backgroundServiceEventReceived',
      ({ backgroundServiceEvent: { origin: of, eventName } }) => {
        if (of.startsWith(origin) && eventName === 'Push event completed') life.pushes += 1;
      },
    );
    await cdp.send('BackgroundService.startObserving', { service: 'pushMessaging' });
    await cdp.send('BackgroundService.setRecording', { shouldRecord: true, service: 'pushMessaging' });
    await cdp.send('ServiceWorker.enable');
    await until('the service worker is registered', () => id !== '');
    return new ServiceWorkerControl(context, cdp, origin, id, life);
  }

  /** Stops the worker, as the system does with an idle one. */
  async stop(): Promise<void> {
    const { stops } = this.life;
    await this.cdp.send('ServiceWorker.stopAllWorkers');
    await until('the service worker has stopped', () => this.life.isStopped || this.life.stops > stops);
  }

  /**
   * Delivers a push and waits until the worker has handled it: a query for the notifications meanwhile would make
   * Chromium drop the one that is being shown.
   */
  async push(payload: object): Promise<void> {
    const { origin, registrationId } = this;
    const { pushes } = this.life;
    await this.cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(payload) });
    await until('the push is done with', () => this.life.pushes > pushes);
  }

  async sync(tag: string): Promise<void> {
    const { origin, registrationId } = this;
    await this.cdp.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false });
  }

  async periodicSync(tag: string): Promise<void> {
    const { origin, registrationId } = this;
    await this.cdp.send('ServiceWorker.dispatchPeriodicSyncEvent', { origin, registrationId, tag });
  }

  /** The running worker. */
  worker(): Promise<Worker> {
    return until('the service worker runs', () =>
      this.context.serviceWorkers().find((one) => one.url().startsWith(this.origin)),
    );
  }

  /** The notifications that are shown now. */
  async shown(): Promise<Shown[]> {
    const all = (await this.worker()).evaluate(async () => {
      const { registration } = globalThis as unknown as WorkerScope;
      const all = await registration.getNotifications();
      return all.map((one) => ({
        title: one.title,
        body: one.body,
        tag: one.tag,
        actions: ((one as { actions?: { action: string }[] }).actions ?? []).map(({ action }) => action),
      }));
    });
    // A worker that is being stopped never answers.
    const nothing = new Promise<Shown[]>((resolve) => setTimeout(() => resolve([]), TIMEOUT_MS));
    return Promise.race([all.catch(() => nothing), nothing]);
  }

  /** Simulates that the browser renews the subscription. Waits until the worker has handled the event. */
  async renewSubscription(old: Subscription, fresh: Subscription): Promise<void> {
    await (
      await this.worker()
    ).evaluate(
      async ([before, after]) => {
        const scope = globalThis as unknown as WorkerScope;
        const key = new Uint8Array([4, ...Array.from({ length: 64 }, () => 1)]).buffer;
        const made = (one: typeof before) =>
          ({ endpoint: one.endpoint, options: { applicationServerKey: key }, toJSON: () => one }) as never;
        scope.registration.pushManager.subscribe = async () => made(after);
        const work: Promise<unknown>[] = [];
        const event = Object.assign(new Event('pushsubscriptionchange'), {
          oldSubscription: made(before),
          newSubscription: null,
          waitUntil: (one: Promise<unknown>) => work.push(one),
        });
        scope.dispatchEvent(event);
        await Promise.all(work);
      },
      [old, fresh] as const,
    );
  }

  /**
   * Simulates a tap on a notification while no window is open. Only a real tap gives a worker the right to open a
   * window, so this records the requested URLs instead. @returns the URLs
   */
  async tapWithoutWindow(tag: string): Promise<string[]> {
    const worker = await this.worker();
    await worker.evaluate(() => {
      const scope = globalThis as unknown as WorkerScope & { asked: string[] };
      scope.asked = [];
      scope.clients.openWindow = async (url) => void scope.asked.push(url);
    });
    await this.tap(tag);
    return worker.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
  }

  /** Simulates a tap on a notification or one of its buttons. Waits until the worker has handled the event. */
  async tap(tag: string, action = ''): Promise<void> {
    await (
      await this.worker()
    ).evaluate(
      async ([name, given]) => {
        const scope = globalThis as unknown as WorkerScope;
        const [notification] = await scope.registration.getNotifications({ tag: name });
        if (!notification) throw new Error(`No notification ${name} is shown`);
        const work: Promise<unknown>[] = [];
        const event = new scope.NotificationEvent('notificationclick', { notification, action: given });
        Object.defineProperty(event, 'waitUntil', { value: (one: Promise<unknown>) => work.push(one) });
        scope.dispatchEvent(event);
        await Promise.all(work);
      },
      [tag, action] as const,
    );
  }
}
