import { expect, it } from 'vitest';
import type { LogEntry } from './log-entry.ts';
import { logText, withLog } from './problem-report.ts';

const entry = (part: string): LogEntry => ({
  at: Date.parse('2026-11-26T15:22:10Z'),
  level: 'warn',
  event: 'list-failed',
  part,
  code: 500,
  type: 'general_unknown',
  times: 1,
});
const line = (part: string) => `2026-11-26T15:22:10.000Z warn list-failed ${part} 500 general_unknown`;

it('a problem report has the message first, then the newest line', () => {
  expect(withLog(' The list is empty. ', [entry('votes'), entry('posts')], 5000)).toBe(
    `The list is empty.\n\n${line('posts')}\n${line('votes')}`,
  );
});

it('the log is cut to what fits, the message never', () => {
  const entries = Array.from({ length: 100 }, (_, at) => entry(`list ${at}`));
  const message = 'x'.repeat(4700);
  const report = withLog(message, entries, 5000);
  expect(report.length).toBeLessThanOrEqual(5000);
  expect(report.startsWith(`${message}\n\n${line('list 99')}`)).toBe(true);
  expect(withLog('y'.repeat(6000), entries, 5000)).toBe('y'.repeat(6000));
  expect(logText(entries, 0)).toBe('');
});

it('a message without words stays empty, so that it is refused', () => {
  expect(withLog(' ', [entry('votes')], 5000)).toBe('');
});
