import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CONFIRMATIONS, LOGINS, OWN_ACCOUNT, RateLimits, RECOVERIES, type Limit } from './rate-limits.ts';

/** The parts of a request that limits use. */
const call = (ip: string, userId: string | undefined, email: string): FastifyRequest =>
  ({ ip, caller: { userId }, body: { email } }) as unknown as FastifyRequest;

const countsTogether = (limit: { by(request: FastifyRequest): string }, ...calls: FastifyRequest[]): boolean =>
  new Set(calls.map((request) => limit.by(request))).size === 1;

it('calls on the account of the caller are counted by the caller, from any IP address and with any body', () => {
  expect(countsTogether(OWN_ACCOUNT, call('10.0.0.1', 'amina', 'a@x.org'), call('10.0.0.2', 'amina', ''))).toBe(true);
  expect(countsTogether(OWN_ACCOUNT, call('10.0.0.1', 'amina', ''), call('10.0.0.1', 'beatriz', ''))).toBe(false);
});

it('password recoveries are counted by the e-mail address, and also by the caller', () => {
  const beside = RECOVERIES.second ?? RECOVERIES;
  expect(countsTogether(RECOVERIES, call('10.0.0.1', 'm', 'A@x.org'), call('10.0.0.2', undefined, 'a@x.org'))).toBe(
    true,
  );
  expect(countsTogether(beside, call('10.0.0.1', 'm', 'a@x.org'), call('10.0.0.1', undefined, 'b@x.org'))).toBe(true);
  expect(RECOVERIES.by(call('10.0.0.1', 'm', '10.0.0.1'))).not.toBe(beside.by(call('10.0.0.1', 'm', '')));
});

it('the addresses of one IPv6 network are counted together, those of IPv4 alone', () => {
  const failures = LOGINS.failures ?? LOGINS;
  const from = (ip: string) => call(ip, undefined, '');
  expect(countsTogether(failures, from('2001:db8:1:2::1'), from('2001:db8:1:2:ffff::9'))).toBe(true);
  expect(countsTogether(failures, from('2001:db8:1:2::1'), from('2001:db8:1:3::1'))).toBe(false);
  expect(countsTogether(failures, from('10.0.0.1'), from('10.0.0.2'))).toBe(false);
});

describe('the counters', () => {
  const reply = { headers: () => reply, header: () => reply } as unknown as FastifyReply;
  const asked = (body: object, ip = '10.0.0.1'): FastifyRequest =>
    ({ ip, body, caller: {}, method: 'PUT', routeOptions: { url: '/x' } }) as unknown as FastifyRequest;
  const isRefused = (limits: RateLimits, limit: Limit, request: FastifyRequest): boolean => {
    try {
      limits.take(limit, request, reply);
      return false;
    } catch {
      return true;
    }
  };
  afterEach(() => vi.useRealTimers());

  it('of confirmations end a search through user ids from one address after 60 tries, and add no more keys', () => {
    const limits = new RateLimits();
    const results = Array.from({ length: 1000 }, (_, index) =>
      isRefused(limits, CONFIRMATIONS, asked({ userId: `user-${index}` })),
    );
    expect(results.filter((refused) => !refused)).toHaveLength(60);
    expect(limits.size).toBe(61);
    expect(isRefused(limits, CONFIRMATIONS, asked({ userId: 'user-x' }, '10.0.0.2'))).toBe(false);
  });

  it('are at most 100,000 for each length of window, and the newest count on', () => {
    const limits = new RateLimits();
    const perKey: Limit = { max: 1, windowSeconds: 3600, by: ({ ip }) => ip };
    for (let index = 0; index < 150_000; index++) limits.take(perKey, asked({}, `key ${index}`), reply);
    expect(limits.size).toBe(100_000);
    expect(isRefused(limits, perKey, asked({}, 'key 149999'))).toBe(true);
  });

  it('start again at the full hour', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T08:59:59Z') });
    const limits = new RateLimits();
    const twice: Limit = { max: 1, windowSeconds: 3600, by: ({ ip }) => ip };
    expect([isRefused(limits, twice, asked({})), isRefused(limits, twice, asked({}))]).toEqual([false, true]);
    vi.setSystemTime(Date.parse('2026-11-21T09:00:00Z'));
    expect(isRefused(limits, twice, asked({}))).toBe(false);
    expect(limits.size).toBe(1);
  });
});
