import { describe, expect, it } from 'vitest';
import { PASSWORD, type Client } from '../server/client.ts';
import { ownMaia } from '../server/own-server.ts';
import { done } from '../server/server-under-test.ts';

const server = ownMaia();

/** @returns the status of the function's answer */
async function erase(person: Client, password: string): Promise<number> {
  const body = JSON.stringify({ password });
  const run = done(await person.post('/functions/account/executions', { path: '/erase', body }), 201);
  return Number(run['responseStatusCode']);
}

const WRONG = 'not-her-password';

describe('wrong passwords for deleting an account', () => {
  it('are ten an hour for one account, and count together with those of its logins', async () => {
    const amina = await server.member('amina');
    for (let tries = 0; tries < 10; tries++) expect(await erase(amina, WRONG)).toBe(401);
    expect(await erase(amina, WRONG)).toBe(429);
    const login = await server.guest().post('/account/sessions/email', { email: amina.email, password: WRONG });
    expect(login.status).toBe(429);
  });

  it('of many others prevent no user from deleting her account', async () => {
    const others = await Promise.all(Array.from({ length: 6 }, () => server.member('other')));
    for (const other of others) for (let tries = 0; tries < 11; tries++) await erase(other, WRONG);
    const amina = await server.member('amina');
    expect(await erase(amina, WRONG)).toBe(401);
    expect(await erase(amina, PASSWORD)).toBe(200);
  });
});

describe('a stranger', () => {
  it('who calls himself a function is counted by his address all the same', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => server.signUp('guessed')));
    const call = { from: '10.9.8.7', headers: { 'x-maia-function-key': 'dynamic_guessed' } };
    const guess = (email: string) => server.guest().post('/account/sessions/email', { email, password: WRONG }, call);
    for (const { email } of people.slice(0, 5))
      for (let tries = 0; tries < 10; tries++) expect((await guess(email)).status).toBe(401);
    expect((await guess(people[5]?.email ?? '')).status).toBe(429);
  });
});
