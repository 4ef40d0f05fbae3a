import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { OWN_ACCOUNT, RECOVERIES } from './rate-limits.ts';

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
