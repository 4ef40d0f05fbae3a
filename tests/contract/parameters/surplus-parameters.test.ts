import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Json } from '../server/client.ts';
import { serverUnderTest } from '../server/server-under-test.ts';
import { MAILED, surplusCalls } from './surplus-calls.ts';
import { SurplusWorld, type ValidCall } from './surplus-world.ts';

const world = new SurplusWorld(serverUnderTest());
beforeAll(() => world.open());

/** No route has parameters of these names. */
const SURPLUS: Json = { surplus: 'x', surplusList: [1, { deep: null }], $surplus: true };
const IN_URL = 'surplus=x&surplusList[]=1&surplusList[deep]=2&$surplus=';

const send = (method: string, { client, path, body }: ValidCall): Promise<Answer> => client.call(method, path, body);

function withSurplus(method: string, { client, path, body }: ValidCall): Promise<Answer> {
  const url = `${path}${path.includes('?') ? '&' : '?'}${IN_URL}`;
  if (method === 'GET') return client.call(method, url);
  if (!(body instanceof FormData)) return client.call(method, url, { ...body, ...SURPLUS });
  for (const [name, value] of Object.entries(SURPLUS)) body.append(name, JSON.stringify(value));
  return client.call(method, url, body);
}

describe('a parameter that the route does not have', () => {
  test.each(Object.entries(surplusCalls).filter(([call]) => !MAILED.has(call)))(
    'changes nothing in %s',
    async (call, make) => {
      const method = call.slice(0, call.indexOf(' '));
      const plain = await send(method, await make(world));
      expect(plain.status, plain.text).toBeLessThan(300);
      const answer = await withSurplus(method, await make(world));
      expect(answer.status, answer.text).toBe(plain.status);
      expect(Object.keys(answer.body)).toEqual(Object.keys(plain.body));
    },
  );
});
