import { expect, it } from 'vitest';
import { SessionEnded } from '@/sync/api/documents/session-ended.ts';
import { troubleOf } from './trouble.ts';

const fine = { fetchStatus: 'idle', error: null, failureReason: null } as const;
const failing = { ...fine, failureReason: new Error('no answer') };
const ended = { ...fine, error: new SessionEnded() };

it('a lost sign-in takes precedence over a lost network', () => {
  expect(troubleOf([failing, ended, { ...fine, fetchStatus: 'paused' }], 'lost')).toBe('signIn');
});

it('a device without a network is reported differently from a server that does not answer', () => {
  expect(troubleOf([fine, { ...fine, fetchStatus: 'paused' }], 'lost')).toBe('offline');
  expect(troubleOf([fine, failing], 'live')).toBe('failed');
});

it('fresh responses without a realtime connection are not called up to date', () => {
  expect(troubleOf([fine], 'lost')).toBe('failed');
  expect(troubleOf([fine], 'unknown')).toBe('none');
  expect(troubleOf([fine], 'live')).toBe('none');
});
