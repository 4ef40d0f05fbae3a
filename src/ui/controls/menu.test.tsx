// @vitest-environment page
import { useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';

afterEach(cleanup);
const choose = vi.fn();

function Page() {
  const [isOpen, setOpen] = useState(false);
  const items = ['Copy', 'Delete'].map((text) => ({ text, icon: 'copy' as const, onChoose: () => choose(text) }));
  return (
    <>
      <p>elsewhere</p>
      <Menu label="More" items={items} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
const open = () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
};
const item = (name: string) => screen.getByRole('menuitem', { name });
const focused = () => document.activeElement?.textContent;

it('opens with the focus on the first item; arrow keys, Home and End move it around', () => {
  open();
  expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-expanded')).toBe('true');
  expect(focused()).toBe('Copy');
  for (const [key, text] of [
    ['ArrowDown', 'Delete'],
    ['ArrowDown', 'Copy'],
    ['ArrowUp', 'Delete'],
    ['Home', 'Copy'],
    ['End', 'Delete'],
  ] as const) {
    fireEvent.keyDown(screen.getByRole('menu'), { key });
    expect(focused()).toBe(text);
  }
});

it('a chosen item closes the menu, and the focus is on its button again', () => {
  open();
  fireEvent.click(item('Delete'));
  expect(choose).toHaveBeenLastCalledWith('Delete');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('More');
});

it.each([
  ['Escape', () => fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })],
  ['a press elsewhere', () => fireEvent.pointerDown(screen.getByText('elsewhere'))],
])('%s closes it without choosing', (_, dismiss) => {
  choose.mockClear();
  open();
  dismiss();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(choose).not.toHaveBeenCalled();
});
