import { expect, it } from 'vitest';
import { AccessCache, type Access } from './access-events.ts';

const WINDOW_MS = 900_000;
const look = (records: string[], sessionId = 's-1'): Access => ({
  caller: { kind: 'user', userId: 'dr-ada', sessionId, roles: [] },
  event: { action: 'list', subject: 'p-amina', collection: 'weight', records },
});

it('a list that is asked for again with one record more has one new record', () => {
  const cache = new AccessCache();
  expect(cache.newPart(look(['w-1', 'w-2']), WINDOW_MS)?.records).toEqual(['w-1', 'w-2']);
  cache.add(look(['w-1', 'w-2']), WINDOW_MS);
  expect(cache.newPart(look(['w-2', 'w-1']), WINDOW_MS)).toBeNull();
  expect(cache.newPart(look(['w-1', 'w-2', 'w-3']), WINDOW_MS)?.records).toEqual(['w-3']);
});

it('another session of the same doctor is another device', () => {
  const cache = new AccessCache();
  cache.add(look(['w-1']), WINDOW_MS);
  expect(cache.newPart(look(['w-1'], 's-2'), WINDOW_MS)?.records).toEqual(['w-1']);
});
