import { describe, expect, it } from 'vitest';
import { editInstant } from './instant.ts';

describe('the time of an edit', () => {
  const now = Date.UTC(2026, 10, 21, 9);

  it('is now', () => {
    expect(editInstant(undefined, now)).toBe('2026-11-21T09:00:00.000+00:00');
    expect(editInstant('2026-11-20T09:00:00.000+00:00', now)).toBe('2026-11-21T09:00:00.000+00:00');
  });

  it('is later than the previous edit, even if a clock was set back', () => {
    expect(editInstant('2026-11-21T10:00:00.000+00:00', now)).toBe('2026-11-21T10:00:00.001+00:00');
  });
});
