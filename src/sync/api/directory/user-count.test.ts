import { describe, expect, it } from 'vitest';
import { readUserCount } from './user-count.ts';

const run = (responseBody: string, changes: object = {}) => ({
  status: 'completed',
  responseStatusCode: 200,
  responseBody,
  ...changes,
});

describe('the number of users', () => {
  it('is the number that the function returns', () => {
    expect(readUserCount(run('{"totalUsers":1204}'))).toBe(1204);
    expect(readUserCount(run('{"totalUsers":0}'))).toBe(0);
  });

  it.each(['{"totalUsers":"12"}', '{}', 'null', '{"totalUsers":null}'])('is not read from %s', (body) => {
    expect(() => readUserCount(run(body))).toThrow('Invalid response format from function.');
  });

  it('is not read from a body that is not JSON', () => {
    expect(() => readUserCount(run('<html>'))).toThrow('Could not parse function response.');
  });

  it('fails with the status of the run', () => {
    expect(() => readUserCount(run('', { status: 'failed', responseStatusCode: 500 }))).toThrow('failed');
  });
});
