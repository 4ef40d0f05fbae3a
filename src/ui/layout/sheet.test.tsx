// @vitest-environment page
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import type { Messages } from '@/i18n/messages/en.ts';
import { ui } from '@/i18n/messages/en/ui.ts';
import { Sheet } from './sheet.tsx';

afterEach(cleanup);

function page(isOpen: boolean, onBelow: () => void) {
  return (
    <IntlProvider locale="en" messages={ui as Partial<Messages> as Messages}>
      <button type="button" onClick={onBelow}>
        Below
      </button>
      <Sheet open={isOpen} onClose={() => undefined} title="Blood pressure">
        <p>118/76 mmHg</p>
      </Sheet>
    </IntlProvider>
  );
}

it('the second tap of a double tap that closes a sheet does not press the element below it; a separate tap does', () => {
  const onBelow = vi.fn();
  const { rerender } = render(page(true, onBelow));
  rerender(page(false, onBelow));
  expect(screen.queryByText('118/76 mmHg')).toBeNull();
  fireEvent.click(screen.getByText('Below'), { detail: 2 });
  expect(onBelow).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Below'), { detail: 1 });
  expect(onBelow).toHaveBeenCalledTimes(1);
});

it('a later double tap presses the element that it hits', async () => {
  const onBelow = vi.fn();
  const { rerender } = render(page(true, onBelow));
  rerender(page(false, onBelow));
  await expect
    .poll(() => {
      fireEvent.click(screen.getByText('Below'), { detail: 2 });
      return onBelow.mock.calls.length;
    })
    .toBe(1);
});

it('a sheet adds no second banner or contentinfo landmark, wherever it opens', () => {
  render(page(true, vi.fn()));
  expect(screen.getByRole('heading', { name: 'Blood pressure' })).toBeTruthy();
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

it('Escape closes the sheet on top alone, also when it was opened from another one', () => {
  const [onOuter, onInner] = [vi.fn(), vi.fn()];
  render(
    <IntlProvider locale="en" messages={ui as Partial<Messages> as Messages}>
      <Sheet open onClose={onOuter} title="New visit">
        {createPortal(
          <Sheet open onClose={onInner} title="Date">
            <p>December 2026</p>
          </Sheet>,
          document.body,
        )}
      </Sheet>
    </IntlProvider>,
  );
  const dialog = screen.getByText('December 2026').closest('dialog')!;
  // The browser sends this for Escape, and for Back on Android.
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect([onInner, onOuter].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});
