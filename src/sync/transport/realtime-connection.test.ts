import { expect, it, vi } from 'vitest';
import { connectRealtime, reconnectWait, type Socket } from './realtime-connection.ts';

it.each([
  [0, 1_000],
  [4, 1_000],
  [5, 5_000],
  [14, 5_000],
  [15, 10_000],
  [99, 10_000],
  [100, 60_000],
])('after %i tries it waits at most %i ms', (attempts, wait) => expect(reconnectWait(attempts)).toBe(wait));

class Wire implements Socket {
  readonly said: { type: string }[] = [];
  readonly #listeners: Record<string, ((event: { data: unknown }) => void)[]> = {};
  isClosed = false;
  send(text: string) {
    this.said.push(JSON.parse(text) as { type: string });
  }
  close() {
    this.isClosed = true;
  }
  addEventListener(type: string, listener: (event: { data: unknown }) => void) {
    (this.#listeners[type] ??= []).push(listener);
  }
  lose() {
    for (const listener of this.#listeners.close ?? []) listener({ data: undefined });
  }
  hear(frame: unknown) {
    for (const listener of this.#listeners.message ?? []) listener({ data: JSON.stringify(frame) });
  }
}

it('reports the collections that an event names, notices a dead socket by its silence, and reports everything as changed after a reconnect', () => {
  vi.useFakeTimers();
  const wires: Wire[] = [];
  const rung: (string | undefined)[] = [];
  const connection = connectRealtime({
    connection: { endpoint: 'http://localhost/v1', projectId: 'maia', databaseId: 'maia' },
    userId: 'amina',
    onChange: (name) => rung.push(name),
    openSocket: () => {
      wires.push(new Wire());
      return wires.at(-1) as Wire;
    },
  });
  const connected = { type: 'connected', data: { user: { $id: 'amina' } } };
  const channel = 'databases.maia.collections.weight.documents';
  wires[0]?.hear(connected);
  wires[0]?.hear({ type: 'event', data: { channels: [channel], payload: {} } });
  expect(rung).toEqual([undefined, 'readings']);
  expect(wires[0]?.said.map(({ type }) => type)).toEqual(['subscribe']);
  vi.advanceTimersByTime(70_000);
  expect(wires[0]?.isClosed).toBe(true);
  expect(wires.length).toBeGreaterThan(1);
  wires.at(-1)?.hear(connected);
  expect(rung.at(-1)).toBeUndefined();
  expect(rung).toHaveLength(3);
  connection.close();
  const { length } = wires;
  vi.advanceTimersByTime(300_000);
  expect(wires).toHaveLength(length);
  vi.useRealTimers();
});

it('sends a ping every 20 seconds, and none once it is closed', () => {
  vi.useFakeTimers();
  const wire = new Wire();
  const connection = connectRealtime({
    connection: { endpoint: 'http://localhost/v1', projectId: 'maia', databaseId: 'maia' },
    userId: 'amina',
    onChange: () => {},
    openSocket: () => wire,
  });
  wire.hear({ type: 'connected', data: { user: { $id: 'amina' } } });
  const pings = () => wire.said.filter(({ type }) => type === 'ping').length;
  for (const [ms, sent] of [
    [19_999, 0],
    [1, 1],
    [19_999, 1],
    [1, 2],
  ] as const) {
    vi.advanceTimersByTime(ms);
    wire.hear({ type: 'pong' });
    expect(pings()).toBe(sent);
  }
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(pings()).toBe(2);
  vi.useRealTimers();
});

it.each([
  [0, 1_000],
  [0.5, 750],
  [1, 500],
])(
  'waits a part of the time at random, so that the clients of a restarted server do not connect in one instant',
  (random, wait) => {
    vi.useFakeTimers();
    let opened = 0;
    let lose: () => void = () => undefined;
    const connection = connectRealtime({
      connection: { endpoint: 'http://localhost/v1', projectId: 'maia', databaseId: 'maia' },
      userId: 'amina',
      onChange: () => {},
      random: () => random,
      openSocket: () => {
        opened += 1;
        const wire = new Wire();
        lose = () => wire.lose();
        return wire;
      },
    });
    lose();
    vi.advanceTimersByTime(wait - 1);
    expect(opened).toBe(1);
    vi.advanceTimersByTime(1);
    expect(opened).toBe(2);
    connection.close();
    vi.useRealTimers();
  },
);
