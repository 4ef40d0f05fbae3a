import { describe, expect, it } from 'vitest';
import { forEach } from './run.ts';

describe('work on many records', () => {
  it('continues when one record fails, and returns the failures', async () => {
    const done: number[] = [];
    const failures = await forEach(
      Array.from({ length: 100 }, (_, n) => n),
      async (n) => {
        await Promise.resolve();
        if (n % 10 === 3) throw new Error(`no ${n}`);
        done.push(n);
      },
    );
    expect(done).toHaveLength(90);
    expect(failures.map(String)).toContain('Error: no 53');
    expect(failures).toHaveLength(10);
  });
});
