import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageHeaders } from './page-headers.ts';
import { serveApp } from './serve-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'maia-static-'));
const page = '<!doctype html><title>Maia</title><script type="module" src="/assets/app-3fa2.js"></script>';
const door = (language: string) => `<!doctype html><title>${language}</title>`;
const script = 'console.log("maia");'.repeat(200);
const app = fastify();

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  mkdirSync(join(folder, 'door'));
  for (const language of ['en', 'fr']) writeFileSync(join(folder, 'door', `login.${language}.html`), door(language));
  writeFileSync(join(folder, 'sw.js'), script);
  writeFileSync(join(folder, 'assets', 'app-3fa2.js'), script);
  writeFileSync(join(folder, 'assets', 'app-3fa2.js.map'), '{}');
  app.register(
    (api, _, done) => {
      api.get('/health', () => ({ ok: true }));
      api.setNotFoundHandler((_request, reply) => reply.code(404).send({ type: 'general_route_not_found' }));
      done();
    },
    { prefix: '/v1' },
  );
  serveApp(app, folder);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*;q=0.8' };
const get = (url: string, headers: Record<string, string> = navigation) => app.inject({ url, headers });

describe('the built app', () => {
  it('answers the first page with a policy that allows nothing inline and no other host', async () => {
    const answer = await get('/');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(page);
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(answer.headers['permissions-policy']).toContain('geolocation=()');
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  it.each([
    ['/login', 'fr-CH, fr;q=0.9, en;q=0.8', door('fr')],
    ['/login?next=%2Freadings', 'fr', door('fr')],
    ['/login', 'de', door('en')],
    ['/login', undefined, door('en')],
    ['/', 'fr', page],
    ['/dashboard', 'fr', page],
  ])('answers %s for the language %s with the prerendered page if there is one', async (url, language, body) => {
    const answer = await get(url, { ...navigation, ...(language && { 'accept-language': language }) });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(body);
    expect(String(answer.headers['content-security-policy'])).toContain("script-src 'self';");
    const isDrawn = url.startsWith('/login') || url === '/';
    expect(answer.headers['vary']).toBe(isDrawn ? 'accept-encoding, accept-language' : 'accept-encoding');
  });

  it('allows WebAssembly in the worker of text recognition and nowhere else', () => {
    const policy = (path: string) => pageHeaders(false, path)['content-security-policy'];
    expect(policy('/assets/ocr.worker-CLmpd0cG.js')).toContain("script-src 'self' 'wasm-unsafe-eval';");
    for (const path of ['/', '/assets/index-CLmpd0cG.js', '/x/assets/ocr.worker-a.js', '/assets/ocr.worker-a.js.html'])
      expect(policy(path), path).toContain("script-src 'self';");
  });

  it('answers a deep link with the first page, also when an id in it has a dot', async () => {
    for (const url of ['/dashboard', '/doctor/patient/amina.k', '/forum/topic?x=1']) {
      const answer = await get(url);
      expect(answer.statusCode, url).toBe(200);
      expect(answer.body, url).toBe(page);
      expect(answer.headers['cache-control'], url).toBe('no-cache');
    }
  });

  it('answers 404 for a missing file', async () => {
    for (const url of ['/v1/unknown', '/v1', '/assets/app-old.js', '/assets/gone', '/favicon.ico'])
      expect((await get(url)).statusCode, url).toBe(404);
    expect((await get('/dashboard', { 'sec-fetch-mode': 'cors', accept: '*/*' })).statusCode).toBe(404);
    expect((await get('/dashboard', { accept: 'application/json' })).statusCode).toBe(404);
  });

  it('leaves all of /v1 to the backend, including unknown routes', async () => {
    expect((await get('/v1/nothing')).json()).toEqual({ type: 'general_route_not_found' });
    expect((await get('/v1/health')).json()).toEqual({ ok: true });
  });

  it('never serves a source map or a file outside the folder', async () => {
    expect((await get('/assets/app-3fa2.js.map')).statusCode).toBe(404);
    for (const url of ['/..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd', '/%'])
      expect((await get(url, { accept: '*/*' })).statusCode, url).toBeGreaterThanOrEqual(400);
  });

  it('allows permanent caching of hashed files, and revalidation of the page and the service worker', async () => {
    expect((await get('/assets/app-3fa2.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/index.html')).headers['cache-control']).toBe('no-cache');
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it('compresses as the browser accepts, with an ETag for each encoding', async () => {
    const plain = await get('/sw.js', {});
    const gzip = await get('/sw.js', { 'accept-encoding': 'gzip, deflate' });
    const brotli = await get('/sw.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(script);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
    expect(new Set([plain, gzip, brotli].map((answer) => answer.headers.etag)).size).toBe(3);
    expect(brotli.headers.vary).toBe('accept-encoding');
  });

  it('answers 304 when the cached copy is current', async () => {
    const { etag } = (await get('/sw.js', {})).headers;
    const again = await get('/sw.js', { 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });
});
