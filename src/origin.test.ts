import { describe, expect, it } from 'vitest';
import { originOf, signInPath } from './origin.ts';

describe('the origin of a sign-in', () => {
  it('survives the way to the sign-in page and back', () => {
    const { to, state } = signInPath({ pathname: '/forum/7', search: '?page=2', hash: '#last' });
    expect(to).toBe('/login');
    expect(originOf({ state })).toBe('/forum/7?page=2#last');
  });

  it('is the dashboard when nothing is remembered', () => {
    expect(originOf({ state: null })).toBe('/dashboard');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/a\\b', '/a b'])(
    'never leads to %s',
    (from) => expect(originOf({ state: { from } })).toBe('/dashboard'),
  );
});
