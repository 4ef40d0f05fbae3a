import { describe, expect, it } from 'vitest';
import type { FunctionHandler } from './function-context.ts';
import { runFunction } from './run-function.ts';

const request = {
  method: 'POST',
  path: '/some/where?a=1&b=two',
  headers: { 'content-type': 'application/json' },
  body: '{"hello":"there"}',
};
const run = (handler: FunctionHandler, settings = { timeout: 5, environment: {} }) =>
  runFunction(() => Promise.resolve(handler), request, settings);

describe('a run of a function', () => {
  it('passes the request to the function in every form', async () => {
    const { body } = await run(({ req, res }) =>
      res.json([req.method, req.path, req.query, req.queryString, req.body, req.bodyText, req.bodyJson, req.url]),
    );
    expect(JSON.parse(body)).toEqual([
      'POST',
      '/some/where',
      { a: '1', b: 'two' },
      'a=1&b=two',
      { hello: 'there' },
      '{"hello":"there"}',
      { hello: 'there' },
      'http://localhost/some/where?a=1&b=two',
    ]);
  });

  it.each<[string, FunctionHandler, number, string, Record<string, string>]>([
    ['json', ({ res }) => res.json({ a: 1 }, 418), 418, '{"a":1}', { 'content-type': 'application/json' }],
    ['text', ({ res }) => res.text('plain', 200, { 'X-Echo': 'yes' }), 200, 'plain', { 'x-echo': 'yes' }],
    ['send', ({ res }) => res.send('plain'), 200, 'plain', {}],
    ['empty', ({ res }) => res.empty(), 204, '', {}],
    ['redirect', ({ res }) => res.redirect('/there'), 301, '', { location: '/there' }],
    ['binary', ({ res }) => res.binary(Buffer.from('bytes')), 200, 'bytes', {}],
  ])('responds with res.%s', async (_, handler, statusCode, body, headers) => {
    expect(await run(handler)).toMatchObject({ statusCode, body, headers, errors: '' });
  });

  it('that throws is a failure with the reason in its errors', async () => {
    for (const handler of [
      () => {
        throw new Error('asked to fail');
      },
      () => Promise.reject(new Error('asked to fail')),
    ]) {
      const outcome = await run(handler);
      expect(outcome).toMatchObject({ statusCode: 500, body: '' });
      expect(outcome.errors).toContain('asked to fail');
    }
  });

  it('that cannot be loaded is a failure', async () => {
    const outcome = await runFunction(() => Promise.reject(new Error('no such file')), request, {
      timeout: 5,
      environment: {},
    });
    expect(outcome.statusCode).toBe(500);
    expect(outcome.errors).toContain('no such file');
  });

  it('that returns nothing is a failure', async () => {
    const outcome = await run(() => undefined);
    expect(outcome.statusCode).toBe(500);
    expect(outcome.errors).toContain('Return statement missing');
  });

  it('that takes too long is a failure', async () => {
    const outcome = await run(() => new Promise(() => undefined), { timeout: 0.02, environment: {} });
    expect(outcome.statusCode).toBe(500);
    expect(outcome.errors).toContain('Timed out after 0.02 seconds');
  });

  it('returns what the function logs', async () => {
    const outcome = await run(({ res, log, error }) => {
      log('written', 3, { a: 1 });
      error('careful');
      return res.empty();
    });
    expect(outcome).toMatchObject({ logs: 'written 3 { a: 1 }', errors: 'careful', statusCode: 204 });
  });

  it('has the environment of its function when it starts, also beside another run', async () => {
    const read: FunctionHandler = async ({ res }) => {
      const own = process.env.APPWRITE_FUNCTION_ID;
      await Promise.resolve();
      return res.text(String(own));
    };
    const both = await Promise.all(
      ['one', 'two'].map((id) => run(read, { timeout: 5, environment: { APPWRITE_FUNCTION_ID: id } })),
    );
    expect(both.map(({ body }) => body)).toEqual(['one', 'two']);
  });
});
