// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useGradual } from './use-gradual.ts';

afterEach(cleanup);

const show = (count: number, question: string) => {
  const seen: number[] = [];
  const hook = renderHook(
    (props: { question: string }) => {
      const drawn = useGradual(count, 8, props.question);
      seen.push(drawn);
      return drawn;
    },
    { initialProps: { question } },
  );
  return { ...hook, seen };
};
const all = { timeout: 30_000 };

describe('rows that are drawn a few at a time', () => {
  it('are all there when nothing is searched for', () => {
    expect(show(50, '').result.current).toBe(50);
  });

  it('begin with as many as a screen shows when something is searched for, and all come', async () => {
    const { result, seen } = show(18, 'amina');
    expect(result.current).toBe(8);
    await waitFor(() => expect(result.current).toBe(18), all);
    expect([...new Set(seen)]).toEqual([8, 12, 16, 18]);
  });

  it('begin anew when something else is searched for', async () => {
    const { result, rerender } = show(18, 'amina');
    await waitFor(() => expect(result.current).toBe(18), all);
    rerender({ question: 'grace' });
    expect(result.current).toBe(8);
    await waitFor(() => expect(result.current).toBe(18), all);
  });

  it('begin anew when the same is searched for again', async () => {
    const { result, rerender } = show(18, 'amina');
    await waitFor(() => expect(result.current).toBe(18), all);
    rerender({ question: 'amin' });
    rerender({ question: 'amina' });
    expect(result.current).toBe(8);
  });
});
