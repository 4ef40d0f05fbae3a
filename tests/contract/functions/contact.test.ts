import { describe, expect, it } from 'vitest';
import { freshId, type Client } from '../server/client.ts';
import { documents } from '../matrix/clinic.ts';
import { ownMaia } from '../server/own-server.ts';

const server = ownMaia();
const WRITTEN = '2026-11-21T08:00:00.000+00:00';
const message = (more: object = {}) => ({
  id: freshId('m'),
  kind: 'trouble',
  text: 'It stops.',
  writtenAt: WRITTEN,
  ...more,
});

let guests = 0;
/**
 * Each call gets the next address. The limiter has a fixed number of slots, and random addresses might share one.
 */
const nextAddress = () => `198.51.100.${(guests += 1)}`;

/** Sends a message as the app does. @returns the function's own status and answer */
async function send(client: Client, body: object | string, from = nextAddress()) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  // Headers of the caller that claim another user and address; the server must ignore them.
  const headers = { 'x-appwrite-client-ip': freshId(), 'x-appwrite-user-id': 'amina' };
  const run = await client.post(
    '/functions/contact/executions',
    { path: '/', method: 'POST', body: text, headers },
    { from },
  );
  return { status: Number(run.body['responseStatusCode']), answer: String(run.body['responseBody']) };
}
const held = async (id: string) => (await server.key().get(documents('contact_messages', id))).body;

describe('the contact form', () => {
  it('takes a message from a guest, and keeps nothing of her but what she wrote', async () => {
    const given = message({ text: '  The list is empty. <script>alert(1)</script> ', replyTo: ' amina@example.org ' });
    expect(await send(server.guest(), given)).toMatchObject({ status: 201 });
    expect(await held(given.id)).toMatchObject({
      kind: 'trouble',
      text: 'The list is empty. <script>alert(1)</script>',
      replyTo: 'amina@example.org',
      writtenAt: WRITTEN,
      userId: null,
      $permissions: [],
    });
  });

  it('knows who is signed in by the session, whatever the message says', async () => {
    const amina = await server.member('amina');
    const given = message({ userId: 'somebody-else' });
    expect((await send(amina, given)).status).toBe(201);
    expect((await held(given.id))['userId']).toBe(amina.id);
  });

  it('keeps a message once that is sent again because the answer was lost', async () => {
    const given = message();
    const guest = server.guest();
    expect((await send(guest, given)).status).toBe(201);
    expect((await send(guest, { ...given, text: 'Another text' })).status).toBe(200);
    expect((await held(given.id))['text']).toBe('It stops.');
  });

  it.each([
    ['without words', message({ text: ' \n ' }), 'Cannot save empty message content.'],
    ['too long', message({ text: 'x'.repeat(5001) }), 'at most 5000 characters'],
    ['of no kind', message({ kind: 'advert' }), 'offered choices'],
    ['with an address that is none', message({ replyTo: 'amina' }), 'replyTo'],
    ['without a time', message({ writtenAt: 'yesterday' }), 'writtenAt'],
    ['with an id that is none', message({ id: '../x' }), 'id'],
    ['that is no JSON', '{', 'JSON'],
    ['that is nothing', 'null', 'kind'],
  ])('refuses a message %s', async (_, body, reason) => {
    const { status, answer } = await send(server.guest(), body);
    expect(status).toBe(400);
    expect(answer).toContain(reason);
  });

  it('is read and deleted by administrators, and written by the function alone', async () => {
    const given = message();
    await send(server.guest(), given);
    const admin = await server.member('root');
    await server.key().put(`/users/${admin.id}/labels`, { labels: ['admin'] });
    const [guest, member] = [server.guest(), await server.member('amina')];
    for (const client of [guest, member]) {
      expect((await client.get(documents('contact_messages', given.id))).status).toBeGreaterThanOrEqual(400);
      expect((await client.delete(documents('contact_messages', given.id))).status).toBeGreaterThanOrEqual(400);
    }
    const { id, ...data } = message();
    for (const client of [guest, member, admin])
      expect((await client.post(documents('contact_messages'), { documentId: id, data })).status).toBe(401);
    expect((await admin.get(documents('contact_messages', given.id))).body['text']).toBe('It stops.');
    expect((await admin.delete(documents('contact_messages', given.id))).status).toBe(204);
  });

  it('takes three messages a minute from one address without an account, and as many from the next', async () => {
    const statuses = async (from: string) => {
      const sent = await Promise.all(Array.from({ length: 5 }, () => send(server.guest(), message(), from)));
      return sent.map(({ status }) => status).toSorted();
    };
    expect(await statuses('192.0.2.1')).toEqual([201, 201, 201, 429, 429]);
    expect(await statuses('192.0.2.77')).toEqual([201, 201, 201, 429, 429]);
  });

  it('takes five a minute from one account, wherever it is used', async () => {
    const amina = await server.member('amina');
    const statuses: number[] = [];
    for (let nth = 0; nth < 6; nth += 1) statuses.push((await send(amina, message())).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const known = JSON.stringify((await server.key().get(documents('function_state'))).body);
    expect(known).toContain('"contact"');
    expect(known).not.toContain('192.0.2');
    expect(known).not.toContain(amina.id);
  });

  it('keeps nothing of a message in the history of the function', async () => {
    await send(server.guest(), message({ text: 'canary-4711', replyTo: 'canary@example.org' }));
    expect((await server.key().get('/functions/contact/executions')).text).not.toContain('canary');
  });
});
