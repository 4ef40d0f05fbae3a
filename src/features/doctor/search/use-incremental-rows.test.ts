// @vitest-environment page
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useIncrementalRows } from './use-incremental-rows.ts';

afterEach(cleanup);

const show = (count: number, searchText: string) => {
  const seen: number[] = [];
  const hook = renderHook(
    (props: { searchText: string }) => {
      const rendered = useIncrementalRows(count, 8, props.searchText);
      seen.push(rendered);
      return rendered;
    },
    { initialProps: { searchText } },
  );
  return { ...hook, seen };
};
const all = { timeout: 30_000 };

describe('rows rendered in small steps', () => {
  it('are all rendered without a search text', () => {
    expect(show(50, '').result.current).toBe(50);
  });

  it('start with one screen for a search text, and all follow', async () => {
    const { result, seen } = show(18, 'amina');
    expect(result.current).toBe(8);
    await waitFor(() => expect(result.current).toBe(18), all);
    expect([...new Set(seen)]).toEqual([8, 12, 16, 18]);
  });

  it('start over for another search text', async () => {
    const { result, rerender } = show(18, 'amina');
    await waitFor(() => expect(result.current).toBe(18), all);
    rerender({ searchText: 'grace' });
    expect(result.current).toBe(8);
    await waitFor(() => expect(result.current).toBe(18), all);
  });

  it('start over when the same text is searched for again', async () => {
    const { result, rerender } = show(18, 'amina');
    await waitFor(() => expect(result.current).toBe(18), all);
    rerender({ searchText: 'amin' });
    rerender({ searchText: 'amina' });
    expect(result.current).toBe(8);
  });
});
