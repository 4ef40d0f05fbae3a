import { expect, it } from 'vitest';
import { SessionEnded } from '@/sync/online/session-ended.ts';
import { troubleOf } from './trouble.ts';

const fine = { fetchStatus: 'idle', error: null, failureReason: null } as const;
const failing = { ...fine, failureReason: new Error('no answer') };
const ended = { ...fine, error: new SessionEnded() };

it('a lost sign-in weighs more than a lost network', () => {
  expect(troubleOf([failing, ended, { ...fine, fetchStatus: 'paused' }], 'lost')).toBe('signIn');
});

it('a device without a network is told apart from a server that does not answer', () => {
  expect(troubleOf([fine, { ...fine, fetchStatus: 'paused' }], 'lost')).toBe('offline');
  expect(troubleOf([fine, failing], 'live')).toBe('failed');
});

it('fresh answers without a bell are not called the newest', () => {
  expect(troubleOf([fine], 'lost')).toBe('failed');
  expect(troubleOf([fine], 'unknown')).toBe('none');
  expect(troubleOf([fine], 'live')).toBe('none');
});
