// @vitest-environment page
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { defaultMessageAlerts, usualNight, type MessageAlerts } from '@/model/notifications/message-alerts.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import { MessageSection } from './message-section.tsx';

const push = await vi.hoisted(async () => {
  const { create } = await import('zustand');
  return {
    use: create<{ messages: MessageAlerts }>(() => ({ messages: { isMuted: false, showsSender: false, quiet: null } })),
    isReachable: true,
  };
});
vi.mock('@/sync/api/push/push-subscription.ts', () => ({
  usePush: push.use,
  changeMessageAlerts: async (changes: Partial<MessageAlerts>) => {
    if (!push.isReachable) throw new TypeError('Failed to fetch');
    push.use.setState(({ messages }) => ({ messages: { ...messages, ...changes } }));
  },
}));
const timeZone = deviceTimeZone();
beforeEach(() => {
  push.isReachable = true;
  push.use.setState({ messages: defaultMessageAlerts });
  render(
    <IntlProvider locale="en" messages={en}>
      <MessageSection />
    </IntlProvider>,
  );
});
afterEach(cleanup);

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const alerts = () => push.use.getState().messages;

describe('the section of messages', () => {
  it('mutes messages of this device, and says so', async () => {
    tap('Do not announce messages');
    expect(await screen.findByText('Messages are not announced')).toBeTruthy();
    expect(alerts().isMuted).toBe(true);
    expect(screen.queryByRole('button', { name: 'Quiet at night' })).toBeNull();
  });

  it('names no sender until that is chosen', async () => {
    expect(alerts().showsSender).toBe(false);
    tap('Show who wrote');
    await waitFor(() => expect(alerts().showsSender).toBe(true));
  });

  it('turns quiet hours on with the usual night of this place, and saves only complete times', async () => {
    tap('Quiet at night');
    const until = await screen.findByLabelText('Until');
    expect(alerts().quiet).toEqual({ ...usualNight, timeZone });
    fireEvent.change(until, { target: { value: '' } });
    expect(alerts().quiet).toEqual({ ...usualNight, timeZone });
    fireEvent.change(until, { target: { value: '06:30' } });
    await waitFor(() => expect(alerts().quiet).toEqual({ from: '22:00', until: '06:30', timeZone }));
    tap('Quiet at night');
    await waitFor(() => expect(alerts().quiet).toBeNull());
  });

  it('does not save a night that ends when it begins, and says so', async () => {
    tap('Quiet at night');
    const until = await screen.findByLabelText<HTMLInputElement>('Until');
    fireEvent.change(until, { target: { value: '22:00' } });
    expect(screen.getByText(en['notifications.messages.quiet.never'])).toBeTruthy();
    expect(until.getAttribute('aria-invalid')).toBe('true');
    expect(alerts().quiet).toEqual({ ...usualNight, timeZone });
  });

  it('keeps a time that could not be saved, and says that it was not', async () => {
    tap('Quiet at night');
    const until = await screen.findByLabelText<HTMLInputElement>('Until');
    push.isReachable = false;
    fireEvent.change(until, { target: { value: '06:30' } });
    expect((await screen.findByRole('alert')).textContent).toBe(en['notifications.failed']);
    expect(until.value).toBe('06:30');
    expect(alerts().quiet?.until).toBe('07:00');
  });
});
