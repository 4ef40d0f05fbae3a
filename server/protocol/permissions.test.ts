import { expect, test } from 'vitest';
import {
  collectionPermissions,
  documentPermissions,
  requireOwnRoles,
  rolesOfUser,
  rolesWith,
  samePermissions,
} from './permissions.ts';

test('write is stored as update and delete, without duplicates', () => {
  expect(documentPermissions(['read("any")', 'write("user:a")', 'update("user:a")'])).toEqual([
    'read("any")',
    'update("user:a")',
    'delete("user:a")',
  ]);
  expect(collectionPermissions(['write("users")']).map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
});

test.each([
  'read(user:x)',
  'read("")',
  'fly("any")',
  'read("user:")',
  'read("planet:mars")',
  'read("user:a") ',
  'read("user:a","user:b")',
  'create("any")',
  'read("label:with-hyphen")',
  'read("any/verified")',
  7,
  null,
])('%j is not a valid permission of a document', (text) => {
  expect(() => documentPermissions([text])).toThrow(/permissions/);
});

test('more than a hundred permissions, or anything but a list, is rejected', () => {
  expect(() => documentPermissions('read("any")')).toThrow(/array/);
  expect(() => documentPermissions(Array(101).fill('read("any")'))).toThrow(/at most 100/);
});

test('a user has the roles of the account, its verification and its labels', () => {
  const roles = rolesOfUser({ id: 'a', emailVerified: false, labels: ['doctor'] });
  expect(roles).toEqual(['any', 'users', 'user:a', 'user:a/unverified', 'users/unverified', 'label:doctor']);
});

test('a user can grant permissions only to roles that the user has', () => {
  expect(() => requireOwnRoles(['any', 'user:a'], ['read("any")', 'delete("user:a")'])).not.toThrow();
  expect(() => requireOwnRoles(['any', 'user:a'], ['read("user:b")'])).toThrow(
    'Permissions must be one of: (any, user:a)',
  );
});

test('the roles of an action are those of its permissions', () => {
  expect(rolesWith('read', ['read("any")', 'update("user:a")', 'read("user:b/verified")'])).toEqual([
    'any',
    'user:b/verified',
  ]);
});

test('sets of permissions are equal in any order', () => {
  expect(samePermissions(['read("any")', 'delete("any")'], ['delete("any")', 'read("any")'])).toBe(true);
  expect(samePermissions(['read("any")'], ['read("users")'])).toBe(false);
});
