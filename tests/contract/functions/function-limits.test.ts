import { describe, expect, test } from 'vitest';
import { ownMaia } from '../server/own-server.ts';
import { done, refused } from '../server/server-under-test.ts';

const server = ownMaia();
const EXECUTIONS = '/functions/user-count/executions';
/** The request of a guest to the URL of a function, from one IP address. */
const atUrl = (path: string, from: string) =>
  fetch(`${server.running.url}/functions/user-count/${path}`, { headers: { 'x-forwarded-for': from } });

describe('the functions that guests may call', () => {
  test('run 120 times a minute for one address and account, whatever the path, and other addresses go on', async () => {
    const guest = server.guest();
    const statuses: number[] = [];
    for (let i = 0; i < 121; i++)
      statuses.push((await guest.post(EXECUTIONS, { path: `/${i}`, method: 'GET' }, { from: '10.9.0.1' })).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    refused(
      await guest.post('/functions/contact/executions', {}, { from: '10.9.0.1' }),
      429,
      'general_rate_limit_exceeded',
    );
    done(await guest.post(EXECUTIONS, { method: 'GET' }, { from: '10.9.0.2' }), 201);
  });

  test('run 120 times a minute for one address at their URLs', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 121; i++) statuses.push((await atUrl(String(i), '10.9.1.1')).status);
    expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true);
    const response = await atUrl('', '10.9.1.1');
    expect([statuses.at(-1), response.status, response.headers.get('cache-control')]).toEqual([429, 429, null]);
    expect(await response.json()).toMatchObject({ code: 429, type: 'general_rate_limit_exceeded' });
    expect((await atUrl('', '10.9.1.2')).status).toBe(200);
  });

  test('take a path of 2,048 characters and no longer one', async () => {
    const guest = server.guest();
    const call = (length: number) => guest.post(EXECUTIONS, { path: `/${'x'.repeat(length - 1)}`, method: 'GET' });
    done(await call(2048), 201);
    refused(await call(2049), 400, 'general_argument_invalid');
    expect((await atUrl('y'.repeat(2048), '10.9.2.1')).status).toBe(400);
  });

  test('leave nothing of the guest in the history', async () => {
    const path = '/secret-of-a-guest';
    const run = done(await server.guest().post(EXECUTIONS, { path, method: 'GET' }), 201);
    const { executions } = done(await server.key().get(EXECUTIONS)) as { executions: { $id: string }[] };
    expect(executions.map(({ $id }) => $id)).toContain(run['$id']);
    expect(JSON.stringify(executions)).not.toContain('secret-of-a-guest');
  });
});
