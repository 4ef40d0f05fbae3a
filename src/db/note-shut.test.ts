import { afterEach, expect, it, vi } from 'vitest';
import { reasonOf } from './note-shut.ts';

afterEach(() => vi.unstubAllGlobals());

it('a browser without IndexedDB, or with one that it keeps shut, keeps nothing', () => {
  expect(reasonOf(new ReferenceError('indexedDB is not defined'))).toBe('refused');
  for (const nothing of [null, undefined]) {
    vi.stubGlobal('indexedDB', nothing);
    expect(reasonOf(new Error('anything'))).toBe('refused');
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
  expect(errors.map(reasonOf)).toEqual(['refused', 'refused', 'refused']);
});

it('one that has it and fails is damaged', () => {
  vi.stubGlobal('indexedDB', {});
  expect(reasonOf(new DOMException('Internal error opening backing store', 'UnknownError'))).toBe('damaged');
});
