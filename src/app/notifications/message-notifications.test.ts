// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerArrivals, closeReadMessages } from './message-notifications.ts';

const SHOWN_AT = Date.parse('2026-11-27T10:00:00Z');
const HOUR = 60 * 60_000;

let shown: { data: object; close: ReturnType<typeof vi.fn> }[];
const container = Object.assign(new EventTarget(), {
  startMessages: () => {},
  getRegistration: async () => ({ getNotifications: async () => shown }),
});
const notification = (data: object) => ({
  data: { kind: 'message', userId: 'amina', subjectId: 'amina', date: '', time: '', shownAt: SHOWN_AT, ...data },
  close: vi.fn(),
});
beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.restoreAllMocks();
});

describe('the notification of a message', () => {
  const close = async (
    known: { unread?: string[]; wasUnread?: string[]; asOf?: number },
    data: object = { id: 'm' },
  ) => {
    shown = [notification(data)];
    const { unread = [], wasUnread = [], asOf = 0 } = known;
    await closeReadMessages('amina', { unread: new Set(unread), wasUnread: new Set(wasUnread), asOf });
    return shown[0]?.close.mock.calls.length === 1;
  };

  it('closes when the message is read here, or read or deleted elsewhere', async () => {
    expect(await close({ wasUnread: ['m'] })).toBe(true);
  });

  it('closes at the next start when the message was read or deleted before', async () => {
    expect(await close({ asOf: SHOWN_AT + HOUR })).toBe(true);
  });

  it('stays while the message is unread, and before this device knows the server’s messages of that time', async () => {
    expect(await close({ unread: ['m'], wasUnread: ['m'], asOf: SHOWN_AT + HOUR })).toBe(false);
    expect(await close({ asOf: SHOWN_AT - HOUR })).toBe(false);
    expect(await close({ asOf: SHOWN_AT + 30_000 })).toBe(false);
  });

  it('of another user or of a dose stays', async () => {
    const known = { asOf: SHOWN_AT + HOUR };
    expect(await close(known, { id: 'm', userId: 'beth' })).toBe(false);
    expect(await close(known, { id: 'm', kind: 'dose' })).toBe(false);
  });
});

describe('a page that is asked about a message', () => {
  const ask = (userId = 'amina') => {
    const port = { postMessage: vi.fn() };
    const onArrived = vi.fn();
    const stop = answerArrivals('amina', onArrived);
    container.dispatchEvent(
      Object.assign(new Event('message'), { data: { type: 'MESSAGE_ARRIVED', userId }, ports: [port] }),
    );
    stop();
    return { isAnswered: port.postMessage.mock.calls.length === 1, isFetched: onArrived.mock.calls.length === 1 };
  };

  it('answers and fetches it while it is visible', () => {
    expect(ask()).toEqual({ isAnswered: true, isFetched: true });
  });

  it('fetches it and does not answer while it is hidden', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(ask()).toEqual({ isAnswered: false, isFetched: true });
  });

  it('does nothing for another user', () => {
    expect(ask('beth')).toEqual({ isAnswered: false, isFetched: false });
  });
});
