import { describe, expect, it } from 'vitest';
import { originOf, signInPath } from './origin.ts';

describe('the origin of a sign-in', () => {
  it('survives the way to the sign-in page and back', () => {
    const { to, state } = signInPath({ pathname: '/forum/7', search: '?page=2', hash: '#last' });
    expect(originOf({ state, search: '' })).toBe('/forum/7?page=2#last');
    expect(originOf({ state: null, search: to.slice(to.indexOf('?')) })).toBe('/forum/7?page=2#last');
  });

  it('is the dashboard when nothing is remembered', () => {
    expect(originOf({ state: null, search: '' })).toBe('/dashboard');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/a\\b', '/a b'])(
    'never leads to %s',
    (from) => expect(originOf({ state: null, search: `?from=${encodeURIComponent(from)}` })).toBe('/dashboard'),
  );
});
