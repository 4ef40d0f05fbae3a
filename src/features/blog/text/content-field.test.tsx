// @vitest-environment page
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { ContentField } from './content-field.tsx';

vi.mock('@/sync/api/community/blog.ts', () => ({ removePostPicture: () => Promise.resolve() }));
afterEach(cleanup);

function Host({ text }: { text: string }) {
  const [value, setValue] = useState(text);
  return (
    <IntlProvider locale="en" messages={en}>
      <ContentField value={value} error={null} onChange={setValue} />
      <button type="button" onClick={() => setValue('Taken from the server')}>
        replace
      </button>
    </IntlProvider>
  );
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: en['blog.form.content'] });
const tool = (name: string) => within(screen.getByRole('toolbar')).getByRole('button', { name });
const show = (text: string, start: number, end = start) => {
  render(<Host text={text} />);
  field().setSelectionRange(start, end);
  fireEvent.select(field());
};

it('a button changes the selected words, keeps them selected, shows that it is on, and can be undone and redone', () => {
  show('Lie on your side', 7, 16);
  fireEvent.click(tool('Bold'));
  expect(field().value).toBe('Lie on **your side**');
  expect(field().value.slice(field().selectionStart, field().selectionEnd)).toBe('your side');
  expect(tool('Bold').getAttribute('aria-pressed')).toBe('true');
  expect(tool('Redo').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(tool('Undo'));
  expect(field().value).toBe('Lie on your side');
  expect(tool('Bold').getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(tool('Redo'));
  expect(field().value).toBe('Lie on **your side**');
});

it.each([
  ['b', {}, '**night**'],
  ['i', {}, '*night*'],
])('Ctrl+%s formats the selection', (key, more, after) => {
  show('night', 0, 5);
  fireEvent.keyDown(field(), { key, ctrlKey: true, ...more });
  expect(field().value).toBe(after);
});

it('typing is undone with Ctrl+Z and comes back with Ctrl+Shift+Z and Ctrl+Y', () => {
  show('', 0);
  fireEvent.change(field(), { target: { value: 'One' } });
  for (const redo of [{ key: 'Z', shiftKey: true }, { key: 'y' }]) {
    fireEvent.keyDown(field(), { key: 'z', ctrlKey: true });
    expect(field().value).toBe('');
    fireEvent.keyDown(field(), { ...redo, ctrlKey: true });
    expect(field().value).toBe('One');
  }
});

it('the toolbar is one stop of the Tab key, and the arrow keys move in it', () => {
  show('', 0);
  const buttons = within(screen.getByRole('toolbar')).getAllByRole('button');
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  buttons[0]?.focus();
  for (const [key, name] of [
    ['ArrowRight', 'Bold'],
    ['ArrowLeft', 'Heading'],
    ['ArrowLeft', 'Redo'],
    ['Home', 'Heading'],
    ['End', 'Redo'],
  ] as const) {
    fireEvent.keyDown(document.activeElement!, { key });
    expect(document.activeElement?.getAttribute('aria-label')).toBe(name);
  }
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

it('a text that was replaced from outside cannot be undone into the text of before', () => {
  show('', 0);
  fireEvent.change(field(), { target: { value: 'Mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'replace' }));
  expect(field().value).toBe('Taken from the server');
  fireEvent.keyDown(field(), { key: 'z', ctrlKey: true });
  expect(field().value).toBe('Taken from the server');
});

it('a link is refused with words until its address can be followed', () => {
  show('See WHO', 4, 7);
  fireEvent.keyDown(field(), { key: 'k', ctrlKey: true });
  const sheet = within(screen.getByRole('dialog'));
  const address = sheet.getByLabelText<HTMLInputElement>(en['blog.text.link.address']);
  expect(sheet.getByLabelText<HTMLInputElement>(en['blog.text.link.words']).value).toBe('WHO');
  fireEvent.change(address, { target: { value: 'javascript:alert(1)' } });
  fireEvent.keyDown(address, { key: 'Enter' });
  sheet.getByText(en['blog.text.link.refused']);
  fireEvent.change(address, { target: { value: 'who.int' } });
  fireEvent.keyDown(address, { key: 'Enter' });
  expect(field().value).toBe('See [WHO](https://who.int/)');
});
