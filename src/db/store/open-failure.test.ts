import { afterEach, expect, it, vi } from 'vitest';
import { openFailureReason } from './open-failure.ts';

afterEach(() => vi.unstubAllGlobals());

it('a browser without IndexedDB, or one that denies access to it, gives the reason "refused"', () => {
  expect(openFailureReason(new ReferenceError('indexedDB is not defined'))).toBe('refused');
  for (const missing of [null, undefined]) {
    vi.stubGlobal('indexedDB', missing);
    expect(openFailureReason(new Error('anything'))).toBe('refused');
  }
  vi.stubGlobal('indexedDB', {});
  const errors = [
    new DOMException('The operation is insecure.', 'SecurityError'),
    new DOMException(
      'A mutation operation was attempted on a database that did not allow mutations.',
      'InvalidStateError',
    ),
    Object.assign(new Error('wrapped'), { inner: new DOMException('', 'SecurityError') }),
  ];
  expect(errors.map(openFailureReason)).toEqual(['refused', 'refused', 'refused']);
});

it('a browser whose IndexedDB fails gives the reason "damaged"', () => {
  vi.stubGlobal('indexedDB', {});
  expect(openFailureReason(new DOMException('Internal error opening backing store', 'UnknownError'))).toBe('damaged');
});
