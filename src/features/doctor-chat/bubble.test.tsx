// @vitest-environment page
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recogniseDanger } from '@/clinical/danger/recognise-danger.ts';
import type { StoredDoctorMessage } from '@/db/records/doctor-messages.ts';
import { en } from '@/i18n/messages/en.ts';
import { Bubble } from './bubble.tsx';

const WORDS = 'since last night my baby has not moved';
const written: StoredDoctorMessage = {
  id: 'm',
  userId: 'amina',
  doctorId: 'dr',
  sessionId: 's',
  senderId: 'amina',
  role: 'patient',
  content: WORDS,
  timestamp: '2026-11-21T08:00:00.000+00:00',
  serverUpdatedAt: '2026-11-21T08:00:00.000+00:00',
  isRead: false,
};
const writeText = vi.fn<(text: string) => Promise<void>>();
const onDelete = vi.fn();
beforeEach(() => {
  writeText.mockResolvedValue();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = (props: Partial<Parameters<typeof Bubble>[0]> = {}) =>
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <ol>
          <Bubble message={written} isOwn name="You" onDelete={onDelete} {...props} />
        </ol>
      </MemoryRouter>
    </IntlProvider>,
  );
const items = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);

describe('the menu of a message', () => {
  it('opens by a right click, and by its button for keyboards, and no deletion stands open under the message', () => {
    show();
    expect(screen.queryByText('Delete')).toBeNull();
    fireEvent.contextMenu(screen.getByText(WORDS));
    expect(items()).toEqual(['Copy', 'Delete']);
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: en['doctorChat.messageMenu'] }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect(onDelete).toHaveBeenCalledOnce();
  });

  it('opens by a long press of a finger, and not by a finger that scrolls', () => {
    vi.useFakeTimers();
    show();
    const finger = { pointerType: 'touch', clientX: 10, clientY: 10 };
    fireEvent.pointerDown(screen.getByText(WORDS), finger);
    fireEvent.pointerMove(screen.getByText(WORDS), { ...finger, clientY: 60 });
    act(() => void vi.advanceTimersByTime(1000));
    expect(items()).toEqual([]);
    fireEvent.pointerDown(screen.getByText(WORDS), finger);
    act(() => void vi.advanceTimersByTime(600));
    expect(items()).toEqual(['Copy', 'Delete']);
  });

  it('has no deletion for a message of the other side, and copies its words', async () => {
    show({ isOwn: false });
    fireEvent.contextMenu(screen.getByText(WORDS));
    expect(items()).toEqual(['Copy']);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Copy' }));
    await screen.findByText('Copied.');
    expect(writeText).toHaveBeenCalledWith(WORDS);
  });
});

it.each([
  ['Waiting to be sent', { serverUpdatedAt: '' }],
  ['Sent', {}],
  ['Delivered', { deliveredAt: '2026-11-21T08:00:01.000+00:00' }],
  ['Read', { isRead: true }],
])('an own message says in words: %s', (words, changes) => {
  show({ message: { ...written, ...changes } });
  screen.getByText(words);
});

it('a message of the other side has no delivery status', () => {
  show({ isOwn: false });
  expect(screen.queryByText('Sent')).toBeNull();
});

it('danger words are marked above the text, in her own words', () => {
  show({ isOwn: false, danger: recogniseDanger(WORDS) ?? undefined });
  expect(screen.getByText(/^Danger signs: /).textContent).toContain('baby has not moved');
});
