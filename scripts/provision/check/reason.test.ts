import { AppwriteException } from 'node-appwrite';
import { expect, it } from 'vitest';
import { reasonOf } from './reason.ts';

it('names the scope that the key lacks, as Appwrite writes it', () => {
  const message = 'app.e2e@service.localhost (role: applications) missing scopes (["collections.read"])';
  expect(reasonOf(new AppwriteException(message, 401, 'general_unauthorized_scope'))).toMatch(
    /^the API key lacks the scope collections\.read: give the key this scope/,
  );
});

it('names both scopes where one of two is enough', () => {
  const message = 'app (role: applications) missing scopes (["rows.read","documents.read"])';
  expect(reasonOf(new AppwriteException(message, 401, 'general_unauthorized_scope'))).toContain(
    'the scope rows.read, documents.read:',
  );
});

it('says that a key is unknown', () => {
  expect(reasonOf(new AppwriteException('no', 401, 'user_unauthorized'))).toContain('does not know this API key');
});

it('repeats every other reason', () => {
  expect(reasonOf(new AppwriteException('There is no such function.', 404, 'function_not_found'))).toBe(
    'There is no such function.',
  );
  expect(reasonOf('cut')).toBe('cut');
});
