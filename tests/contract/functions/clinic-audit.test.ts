import { describe, expect, it } from 'vitest';
import type { TrailEntry, TrailPage } from '../../../src/model/clinic/audit-answer.ts';
import { until } from '../../support/until.ts';
import { documents } from '../matrix/clinic.ts';
import { freshId, type Client, type Json } from '../server/client.ts';
import { ownMaia } from '../server/own-server.ts';
import { done } from '../server/server-under-test.ts';
import { administration, call } from './administration.ts';

const server = ownMaia();
const { admin, by, doctor, hospital, patient } = administration(server);

async function read(root: Client, body: object = {}): Promise<TrailPage> {
  const { status, answer } = await call(root, '/audit', body);
  expect(status).toBe(200);
  return answer['trail'] as TrailPage;
}
const inWords = ({ action, detail }: TrailEntry) => [action, detail].filter(Boolean).join(' ');

/** A reading of this patient; its note must stand nowhere in the trail. */
async function measure(amina: Client): Promise<string> {
  const documentId = freshId('w');
  const data = {
    userId: amina.id,
    weight: 63.25,
    unit: 'kg',
    note: 'ankles-are-swollen',
    recordedAt: '2026-11-21T08:00:00Z',
  };
  const permissions = ['read', 'delete'].map((action) => `${action}("user:${amina.id}")`);
  done(await amina.post(documents('weight'), { documentId, data, permissions }), 201);
  return documentId;
}

describe('the audit trail for administrators', () => {
  it('has who did what to whose record, the newest first, and nothing of the content of a record', async () => {
    const [root, amina] = [await admin(), await patient(null)];
    const id = await measure(amina);
    const { entries, since } = await read(root, { person: amina.email });
    const created = entries.find(({ records }) => records.includes(id));
    expect(created).toMatchObject({ action: 'create', actor: amina.id, subject: amina.id, collection: 'weight' });
    expect(Date.parse(since)).toBeLessThanOrEqual(Date.parse(created?.at ?? ''));
    const numbers = entries.map(({ seq }) => seq);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect(JSON.stringify(entries)).not.toMatch(/ankles|63\.25|penicillin/);
    for (const { actor, subject, other } of entries) expect([actor, subject, other]).toContain(amina.id);
  });

  it('is filtered by time and action', async () => {
    const [root, amina] = [await admin(), await patient(null)];
    await measure(amina);
    // Writes of one second that wait together become one entry.
    await server.running.backend.services.audit.settle();
    const middle = Date.now() + 1;
    await until('the first reading is older', () => Date.now() > middle);
    await measure(amina);
    const writes = async (body: object) =>
      (await read(root, { person: amina.id, action: 'create', ...body })).entries.filter(
        ({ collection }) => collection === 'weight',
      ).length;
    expect([
      await writes({}),
      await writes({ from: new Date(middle).toISOString() }),
      await writes({ to: new Date(middle).toISOString() }),
    ]).toEqual([2, 1, 1]);
    const { entries } = await read(root, { person: amina.id, action: 'sign-in' });
    expect([...new Set(entries.map(({ action }) => action))]).toEqual(['sign-in']);
  });

  it('is read in pages that together have every entry once', async () => {
    const [root, amina] = [await admin(), await patient(null)];
    for (let n = 0; n < 60; n++) done(await server.key().patch(`/users/${amina.id}/name`, { name: `Amina ${n}` }));
    const seen: number[] = [];
    let before: number | null = 0;
    const person = amina.id;
    for (let page = 0; before !== null; page++) {
      const answer: TrailPage = await read(root, { person, action: 'name', before });
      seen.push(...answer.entries.map(({ seq }) => seq));
      expect(answer.entries.length).toBeLessThanOrEqual(50);
      ({ before } = answer);
      expect(page).toBeLessThan(5);
    }
    expect(seen.length).toBe(60);
    expect(new Set(seen).size).toBe(60);
  });

  it('says who has read it, and the person concerned reads it too', async () => {
    const [root, amina] = [await admin(), await patient(null)];
    await read(root, { person: amina.email, action: 'read' });
    await read(root, { isExport: true });
    expect(await by(root)).toMatchObject([
      { action: 'read-audit', userId: amina.id, detail: 'read', isDone: true },
      { action: 'export-audit', userId: null, isDone: true },
    ]);
    const own = (await read(root, { person: root.id, action: 'administer' })).entries;
    expect(own.map(inWords)).toEqual([
      'administer read-audit administer',
      'administer export-audit',
      'administer read-audit read',
    ]);
    const { entries } = done(await amina.get('/maia/audit')) as unknown as { entries: Json[] };
    expect(entries.map(({ detail }) => detail)).toContain('read-audit read');
  });

  it('fits the hashes of the chain, so a printed page can be compared with the command line', async () => {
    const root = await admin();
    const { entries } = await read(root, { isExport: true });
    const stored = server.running.backend.services.audit.open();
    for (const { seq, hash } of entries.slice(0, 20))
      expect(stored.get('SELECT hash FROM entries WHERE seq = ?', seq)?.['hash']).toBe(hash);
  });

  it('keeps the pseudonym of an erased person, and finds nothing under her id', async () => {
    const [root, amina] = [await admin(), await patient(null)];
    const id = await measure(amina);
    done(await server.key().delete(`/maia/people/${amina.id}`));
    expect((await read(root, { person: amina.id })).entries).toEqual([]);
    const { entries } = await read(root, { isExport: true, action: 'create' });
    const created = entries.find(({ records }) => records.includes(id));
    expect(created?.subject).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.stringify(entries)).not.toContain(amina.id);
  });

  it.each([
    ['a time that is none', { from: 'yesterday' }, 'invalid'],
    ['an action that does not exist', { action: 'peek' }, 'invalid'],
    ['an id that is none', { person: '../x' }, 'invalid'],
    ['an address without an account', { person: 'nobody@example.com' }, 'not-found'],
    ['a place that is no number', { before: 'x' }, 'invalid'],
  ])('refuses %s and writes no entry', async (_, body, reason) => {
    const root = await admin();
    expect((await call(root, '/audit', body)).answer['reason']).toBe(reason);
    expect(await by(root)).toEqual([]);
  });

  it('is closed for doctors, patients and guests, also beside the function', async () => {
    for (const client of [await doctor(await hospital()), await patient(null), server.guest()]) {
      expect((await call(client, '/audit')).status).not.toBe(200);
      expect((await client.get('/maia/trail')).status).toBe(401);
    }
    expect((await (await admin()).get('/maia/trail')).status).toBe(401);
  });
});
