import { describe, expect, it } from 'vitest';
import { RunLimits } from './run-limits.ts';

const times = (n: number, act: (index: number) => unknown) => Array.from({ length: n }, (_, index) => act(index));
const REFUSED = 'Too many functions are running.';

describe('the limit of runs at once', () => {
  it('is twenty for one caller, and an ended run allows another', () => {
    const limits = new RunLimits();
    const [end] = times(20, () => limits.begin('guest 10.0.0.1')) as (() => void)[];
    expect(() => limits.begin('guest 10.0.0.1')).toThrow(REFUSED);
    limits.begin('amina');
    end?.();
    end?.();
    limits.begin('guest 10.0.0.1');
    expect(() => limits.begin('guest 10.0.0.1')).toThrow(REFUSED);
  });

  it('is sixty for all callers together', () => {
    const limits = new RunLimits();
    const [end] = times(60, (index) => limits.begin(`caller ${index}`)) as (() => void)[];
    expect(() => limits.begin('amina')).toThrow(REFUSED);
    end?.();
    limits.begin('amina');
  });

  it('is one thousand for calls of users without a body: all phones of a clinic may push in the same instant', () => {
    const limits = new RunLimits();
    times(60, (index) => limits.begin(`caller ${index}`));
    const [end] = times(1000, (index) => limits.begin(`phone ${index}`, true)) as (() => void)[];
    expect(() => limits.begin('amina', true)).toThrow(REFUSED);
    end?.();
    limits.begin('amina', true);
    expect(() => limits.begin('grace')).toThrow(REFUSED);
  });
});
