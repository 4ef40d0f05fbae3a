import { describe, expect, it } from 'vitest';
import { MAX_TEMPLATES } from '../../../src/model/clinic/message-template.ts';
import { documents } from '../matrix/clinic.ts';
import { freshId, type Client, type Json } from '../server/client.ts';
import { ownMaia } from '../server/own-server.ts';
import { done } from '../server/server-under-test.ts';
import { administration, call } from './administration.ts';

const server = ownMaia();
const { admin, by, doctor, held, hospital } = administration(server);

const words = (name: string) => ({ name, text: `Dear {firstName}, ${name}.`, language: 'en' });
const make = async (root: Client, name: string): Promise<string> =>
  String((await call(root, '/template', words(name))).answer['id']);
const positions = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => done(await held('message_templates', id))['position']));

describe('the templates of messages', () => {
  it('are made at the end of the list, changed in place and deleted, each with an entry and no words in it', async () => {
    const root = await admin();
    const [first, second] = [await make(root, 'Come in'), await make(root, 'Measure again')];
    const [at, next] = await positions([first, second]);
    expect(Number(next)).toBe(Number(at) + 1);
    expect((await call(root, '/template', { ...words('Come today'), id: first })).status).toBe(200);
    expect(done(await held('message_templates', first))).toMatchObject({ name: 'Come today', position: at });
    expect((await call(root, '/delete-template', { id: first })).status).toBe(200);
    expect((await held('message_templates', first)).status).toBe(404);
    expect((await call(root, '/delete-template', { id: first })).answer['reason']).toBe('not-found');
    const log = await by(root);
    expect(log.map(({ action, targetId }) => [action, targetId])).toEqual([
      ['template', first],
      ['template', second],
      ['template', first],
      ['delete-template', first],
    ]);
    expect(JSON.stringify(log)).not.toContain('Come');
  });

  it.each([
    ['no name', { name: ' ' }],
    ['no text', { text: '' }],
    ['no language', { language: '' }],
    ['a language that is no tag', { language: 'English' }],
    ['a placeholder that no message can fill', { text: 'Dear {surname}' }],
    ['a text of 2,001 characters', { text: 'x'.repeat(2001) }],
  ])('with %s are refused before anything is written', async (_, more) => {
    const root = await admin();
    expect((await call(root, '/template', { ...words('x'), ...more })).answer['reason']).toBe('invalid');
    expect(await by(root)).toEqual([]);
  });

  it('are put into an order; one that the order does not name stands behind', async () => {
    const root = await admin();
    const [a, b, c] = [await make(root, 'a'), await make(root, 'b'), await make(root, 'c')];
    expect((await call(root, '/order-templates', { ids: [c, a] })).status).toBe(200);
    const [atC, atA, atB] = (await positions([c, a, b])).map(Number);
    expect([atC, atA]).toEqual([0, 1]);
    expect(atB).toBeGreaterThan(1);
    expect((await call(root, '/order-templates', { ids: 'c' })).answer['reason']).toBe('invalid');
  });

  it('are read by doctors and administrators alone, and written by no account', async () => {
    const [root, ada, amina] = [await admin(), await doctor(await hospital()), await server.member('amina')];
    const id = await make(root, 'Come in');
    for (const reader of [root, ada]) expect((await reader.get(documents('message_templates', id))).status).toBe(200);
    for (const other of [amina, server.guest()])
      expect((await other.get(documents('message_templates', id))).status).toBe(404);
    for (const writer of [root, ada]) {
      const forged = { documentId: freshId('t'), data: words('x') };
      expect((await writer.post(documents('message_templates'), forged)).status).toBe(401);
      expect((await writer.delete(documents('message_templates', id))).status).toBe(401);
    }
  });

  it(`are at most ${MAX_TEMPLATES}; a change of the last one is still possible`, async () => {
    const root = await admin();
    const held = done(await server.key().get(documents('message_templates')));
    let last = '';
    for (let n = Number(held['total']); n < MAX_TEMPLATES; n++) last = await make(root, `template ${n}`);
    expect((await call(root, '/template', words('one more'))).answer['reason']).toBe('invalid');
    expect((await call(root, '/template', { ...words('changed'), id: last })).status).toBe(200);
    const all = done(await server.key().get(documents('message_templates')));
    expect((all['documents'] as Json[]).length).toBeLessThanOrEqual(MAX_TEMPLATES);
    expect(all['total']).toBe(MAX_TEMPLATES);
  });
});
