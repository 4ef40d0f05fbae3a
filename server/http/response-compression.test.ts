import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressResponses } from './response-compression.ts';

const api = fastify();
const documents = Array.from({ length: 100 }, (_, n) => ({ $id: `reading-${n}`, systolic: 118, note: 'Ā' }));

beforeAll(async () => {
  compressResponses(api);
  api.get('/many', () => ({ documents }));
  api.get('/few', () => ({ documents: documents.slice(0, 1) }));
  api.post('/many', () => ({ documents }));
  await api.ready();
});
afterAll(() => api.close());

const ask = (method: 'GET' | 'POST', url: string, accepted = 'gzip, deflate, br') =>
  api.inject({ method, url, headers: { 'accept-encoding': accepted } });

it('a long list is compressed to a tenth of its size, with the matching headers', async () => {
  const { headers, rawPayload } = await ask('GET', '/many');
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Origin, Accept-Encoding' });
  expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual({ documents });
  expect(rawPayload.length).toBeLessThan(JSON.stringify({ documents }).length / 5);
  expect(headers['content-length']).toBe(String(rawPayload.length));
});

it('a short response, a response to a write and a response to a client without gzip are not compressed', async () => {
  for (const answer of [await ask('GET', '/few'), await ask('POST', '/many'), await ask('GET', '/many', 'identity')]) {
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json()).toHaveProperty('documents');
  }
});
