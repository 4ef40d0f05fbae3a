import { describe, expect, it } from 'vitest';
import { returnPathOf, signInPath } from './return-path.ts';

describe('the return path of a sign-in', () => {
  it('is the page from which the sign-in page was opened', () => {
    const { to, state } = signInPath({ pathname: '/forum/7', search: '?page=2', hash: '#last' });
    expect(to).toBe('/login');
    expect(returnPathOf({ state })).toBe('/forum/7?page=2#last');
  });

  it('is the dashboard when there is none', () => {
    expect(returnPathOf({ state: null })).toBe('/dashboard');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/a\\b', '/a b'])(
    'is never %s',
    (from) => expect(returnPathOf({ state: { from } })).toBe('/dashboard'),
  );
});
