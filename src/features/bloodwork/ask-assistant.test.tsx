// @vitest-environment page
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LabReading } from '@/app/labs/read-lab-file.ts';
import { en } from '@/i18n/messages/en.ts';
import { forgetAiToken } from '@/sync/api/account/ai-access.ts';
import { AskAssistant } from './ask-assistant.tsx';

const LONG_WAIT = { timeout: 5000 };
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refusal = (status: number) => json({ error: { code: status, message: 'no', status: 'UNAVAILABLE' } }, status);
const answered = (text: string) => json({ candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] } }] });
const noNetwork = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

/** What the backend answers to the two calls of a question: the token of the session, and the gateway. */
function backendThat(
  gateway: () => Promise<Response>,
  token: () => Promise<Response> = async () => json({ jwt: 'j' }),
) {
  vi.stubGlobal('fetch', (url: unknown) => (String(url).includes('/account/jwts') ? token() : gateway()));
}

const word = (text: string, left: number) => ({ text, left, right: left + 9, top: 0, bottom: 9, confidence: 1 });
const pages = [{ width: 100, height: 100, words: [word('Haemoglobin', 0), word('11.2', 20), word('g/dL', 40)] }];

async function textAfterAsking(): Promise<string> {
  render(
    <IntlProvider locale="en" messages={en}>
      <AskAssistant reading={{ pages } as unknown as LabReading} onAnswer={() => undefined} />
    </IntlProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: en['bloodwork.assistant.offer'] }));
  fireEvent.click(screen.getByRole('button', { name: en['bloodwork.assistant.yes'] }));
  return (await screen.findByRole('alert', {}, LONG_WAIT)).textContent ?? '';
}

beforeEach(forgetAiToken);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('an answer of the assistant about a lab report', () => {
  it.each([
    ['without candidates', () => json({}), 'AI did not return a response for the lab report.'],
    [
      'with an empty list of candidates',
      () => json({ candidates: [] }),
      'AI did not return a response for the lab report.',
    ],
    ['without words', () => answered(' '), 'AI did not return a response for the lab report.'],
    [
      'that is no JSON',
      () => answered('I see a haemoglobin of'),
      'AI returned a malformed response. The report might be difficult to read.',
    ],
    [
      'whose question was blocked',
      () => json({ promptFeedback: { blockReason: 'SAFETY' } }),
      'Response was blocked due to SAFETY',
    ],
    [
      'that was blocked',
      () => json({ candidates: [{ index: 0, finishReason: 'SAFETY' }] }),
      'Response was blocked due to SAFETY',
    ],
    ['of a broken server', () => refusal(500), en['bloodwork.assistant.server']],
    ['of a server that is away', () => refusal(503), en['bloodwork.assistant.server']],
    ['past the limit', () => refusal(429), en['bloodwork.assistant.often']],
    ['after the session has ended', () => refusal(401), en['bloodwork.assistant.session']],
    ['to a report that is too long', () => refusal(413), en['bloodwork.assistant.refused']],
  ])('%s has a text of its own', async (_, response, text) => {
    backendThat(async () => response());
    expect(await textAfterAsking()).toBe(text);
  });

  it('that never came, because there is no network, says so', async () => {
    backendThat(noNetwork);
    expect(await textAfterAsking()).toBe(en['bloodwork.assistant.unreachable']);
  });

  it.each([
    ['no network', noNetwork, 'unreachable'],
    [
      'a session that has ended',
      async () => json({ code: 401, type: 'user_unauthorized', message: 'no' }, 401),
      'session',
    ],
    ['a broken server', async () => json({ code: 500, type: 'general_unknown', message: 'no' }, 500), 'server'],
  ] as const)('that failed at the token says so too: %s', async (_, token, cause) => {
    backendThat(async () => answered('{}'), token);
    expect(await textAfterAsking()).toBe(en[`bloodwork.assistant.${cause}`]);
  });

  it('that can be read shows no trouble', async () => {
    const row = { name: 'Haemoglobin', value: '11.2', unit: 'g/dL', referenceRange: '' };
    backendThat(async () => answered(JSON.stringify({ results: [row] })));
    const onAnswer = vi.fn<() => void>();
    render(
      <IntlProvider locale="en" messages={en}>
        <AskAssistant reading={{ pages } as unknown as LabReading} onAnswer={onAnswer} />
      </IntlProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: en['bloodwork.assistant.offer'] }));
    fireEvent.click(screen.getByRole('button', { name: en['bloodwork.assistant.yes'] }));
    await waitFor(() => expect(onAnswer).toHaveBeenCalledOnce(), LONG_WAIT);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
