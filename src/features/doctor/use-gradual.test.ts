// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useGradual } from './use-gradual.ts';

afterEach(cleanup);

const show = (count: number) => {
  const seen: number[] = [];
  const hook = renderHook(
    ({ question }) => {
      const drawn = useGradual(count, 8, question);
      seen.push(drawn);
      return drawn;
    },
    { initialProps: { question: '' } },
  );
  return { ...hook, seen };
};

describe('rows that are drawn a few at a time', () => {
  it('are all there at first', () => {
    expect(show(50).result.current).toBe(50);
  });

  it('begin with as many as a screen shows when something else is searched for, and all come', async () => {
    const { result, rerender, seen } = show(50);
    seen.length = 0;
    rerender({ question: 'amina' });
    expect(result.current).toBe(8);
    await waitFor(() => expect(result.current).toBe(50));
    // What React renders and drops at once, when the words change, is none of them.
    expect([...new Set(seen)].toSorted((a, b) => a - b)).toEqual([8, 14, 20, 26, 32, 38, 44, 50]);
  });
});
