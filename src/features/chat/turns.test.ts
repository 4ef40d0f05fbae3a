import { describe, expect, it } from 'vitest';
import { turnsOf } from './turns.ts';

const user = (content: string) => ({ role: 'user' as const, content });
const model = (content: string) => ({ role: 'model' as const, content });

describe('the turns sent with a question', () => {
  it('are those before it, without the titles of the conversation', () => {
    const turns = turnsOf([user('a'), model('b'), { role: 'title', content: 'Name' }, user('c')]);
    expect(turns.map(({ role, parts }) => [role, parts[0]?.text])).toEqual([
      ['user', 'a'],
      ['model', 'b'],
      ['user', 'c'],
    ]);
  });

  it('are the newest that fit, and always the question itself', () => {
    const long = Array.from({ length: 40 }, (_, index) => (index % 2 ? model : user)('x'.repeat(5000)));
    const turns = turnsOf([...long, user('y'.repeat(20_000))]);
    expect(turns.length).toBeLessThanOrEqual(6);
    expect(turns.at(-1)?.parts[0]?.text).toHaveLength(20_000);
  });

  it('begin with the user', () => {
    expect(turnsOf([model('hello'), user('hi')]).map(({ role }) => role)).toEqual(['user']);
  });
});
