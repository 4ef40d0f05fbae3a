import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressAnswers } from './compressed-answers.ts';

const api = fastify();
const documents = Array.from({ length: 100 }, (_, n) => ({ $id: `reading-${n}`, systolic: 118, note: 'Ā' }));

beforeAll(async () => {
  compressAnswers(api);
  api.get('/many', () => ({ documents }));
  api.get('/few', () => ({ documents: documents.slice(0, 1) }));
  api.post('/many', () => ({ documents }));
  await api.ready();
});
afterAll(() => api.close());

const ask = (method: 'GET' | 'POST', url: string, accepted = 'gzip, deflate, br') =>
  api.inject({ method, url, headers: { 'accept-encoding': accepted } });

it('a long list is a tenth of itself, and says how', async () => {
  const { headers, rawPayload } = await ask('GET', '/many');
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Origin, Accept-Encoding' });
  expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual({ documents });
  expect(rawPayload.length).toBeLessThan(JSON.stringify({ documents }).length / 5);
  expect(headers['content-length']).toBe(String(rawPayload.length));
});

it('what is short, is written or goes to somebody who cannot read it, goes as it is', async () => {
  for (const answer of [await ask('GET', '/few'), await ask('POST', '/many'), await ask('GET', '/many', 'identity')]) {
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json()).toHaveProperty('documents');
  }
});
