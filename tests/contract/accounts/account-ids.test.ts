import { describe, expect, it } from 'vitest';
import forum from '../../../functions/forum/main.ts';
import type { FunctionContext } from '../../../functions/support/function-context.ts';
import { freshId, PASSWORD, type Client } from '../server/client.ts';
import { ownMaia } from '../server/own-server.ts';
import { done, refused } from '../server/server-under-test.ts';

const server = ownMaia();

const signUpAs = (userId: string) =>
  server.guest().post('/account', { userId, email: `${freshId('mallory')}@example.com`, password: PASSWORD });
const takes = async (userId: string, by: Client = server.key()) => {
  const email = `${freshId('mallory')}@example.com`;
  refused(await signUpAs(userId), 409, 'user_already_exists');
  refused(await by.post('/users', { userId, email, password: PASSWORD }), 409, 'user_already_exists');
};

describe('the id of an account', () => {
  it('is taken in every letter case, because ids in records compare without regard to it', async () => {
    const amina = await server.signUp('amina');
    await takes(amina.id.toUpperCase());
    done(await server.key().get(`/users/${amina.id}`));
    expect((await server.key().get(`/users/${amina.id.toUpperCase()}`)).status).toBe(404);
  });

  it('stays taken when the account is gone, because what others wrote still grants by it', async () => {
    const ben = await server.signUp('dr-ben');
    done(await server.key().delete(`/users/${ben.id}`), 204);
    await takes(ben.id);
    await takes(ben.id.toUpperCase());
    const again = { userId: freshId('dr-ben'), email: ben.email, password: PASSWORD };
    done(await server.guest().post('/account', again), 201);
  });

  it('is never the one that stands for those who are gone', async () => {
    await takes('erased');
    await takes('Erased');
  });
});

it('the forum answers no account that has the id of those who are gone', async () => {
  const answers: unknown[] = [];
  for (const path of ['/topic', '/edit-topic', '/delete-topic', '/reply', '/delete-reply', '/vote'])
    for (const id of ['erased', 'ERASED']) {
      const req = { path, bodyText: '{}', headers: { 'x-appwrite-user-id': id } };
      const res = { json: (_body: unknown, code = 200) => code };
      answers.push(
        await forum({ req, res, log: () => undefined, error: () => undefined } as unknown as FunctionContext),
      );
    }
  expect(new Set(answers)).toEqual(new Set([403]));
});
