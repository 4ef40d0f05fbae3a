import { expect, it } from 'vitest';
import { historyOf, recorded, redone, undone, type TextHistory } from './text-history.ts';

const caret = (text: string) => ({ text, start: text.length, end: text.length });
const typed = (history: TextHistory, text: string, atMs: number) => recorded(history, caret(text), 'typed', atMs);

it('typing without a pause is one step, a pause begins the next, and redo brings each back', () => {
  let history = historyOf('');
  for (const [text, atMs] of [
    ['O', 0],
    ['On', 300],
    ['One', 600],
    ['One t', 5000],
    ['One two', 5300],
  ] as const)
    history = typed(history, text, atMs);
  history = undone(history);
  expect(history.now.text).toBe('One');
  history = undone(history);
  expect(history.now.text).toBe('');
  expect(undone(history)).toEqual(history);
  history = redone(redone(history));
  expect(history.now.text).toBe('One two');
  expect(redone(history)).toEqual(history);
});

it('long typing is cut into steps of five seconds', () => {
  let history = historyOf('');
  for (let at = 0; at <= 12; at += 1) history = typed(history, 'x'.repeat(at + 1), at * 900);
  expect(history.past.length).toBe(3);
});

it('a command is a step of its own, and a change after an undo forgets what could be redone', () => {
  let history = typed(historyOf(''), 'one', 0);
  history = recorded(history, { text: '**one**', start: 2, end: 5 }, 'command', 100);
  history = typed(history, '**one** two', 200);
  expect(undone(history).now).toEqual({ text: '**one**', start: 2, end: 5 });
  expect(undone(undone(history)).now.text).toBe('one');
  expect(typed(undone(history), 'other', 300).future).toEqual([]);
});

it('very long articles keep fewer steps, and always the last one', () => {
  let history = historyOf('x'.repeat(200_000));
  for (let at = 0; at < 60; at += 1)
    history = recorded(history, caret('y'.repeat(200_000) + String(at)), 'command', at);
  expect(history.past.length).toBeGreaterThan(5);
  expect(history.past.length).toBeLessThan(25);
  expect(undone(history).now.text.endsWith('58')).toBe(true);
});
