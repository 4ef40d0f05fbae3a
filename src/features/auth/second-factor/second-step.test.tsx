// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadAllMessages } from '@/i18n/catalogue/catalogue.ts';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import LogInPage from '@/features/auth/log-in-page.tsx';

type Answer = readonly [status: number, body: object];
const refusal = (status: number, type: string): Answer => [status, { code: status, type, message: type }];
const MORE = refusal(401, 'user_more_factors_required');
const WRONG = refusal(401, 'user_invalid_token');
const FACTORS = { totp: true, email: false, phone: false, recoveryCode: true };
const ACCOUNT: Answer = [200, { $id: 'ada', name: 'Ada', email: 'ada@clinic.example', labels: ['doctor'] }];
const URI = 'otpauth://totp/Maia:ada%40clinic.example?secret=JBSWY3DPEHPK3PXP&issuer=Maia';
const CODES = ['1a2b3c4d5e', '2a2b3c4d5e', '3a2b3c4d5e', '4a2b3c4d5e', '5a2b3c4d5e', '6a2b3c4d5e'];

/** What the server answers now, by the call. */
let answers: Record<string, Answer | ((body: Record<string, string>) => Answer)>;
/** The calls in order, each with its body. */
let calls: [string, Record<string, string>][];

// The step is loaded when it is needed: on a busy machine that takes longer than a test may wait for a text.
beforeAll(() => Promise.all([import('./second-step.tsx'), loadAllMessages()]));
beforeEach(() => {
  calls = [];
  answers = {
    'POST /account/sessions/email': [201, { $id: 's' }],
    'DELETE /account/sessions/current': [204, {}],
    'GET /account': MORE,
    'GET /account/mfa/factors': [200, FACTORS],
    'GET /health/version': [200, { version: '1.9.6', remembersDevices: true, requiresStaffMfa: true }],
    'POST /account/mfa/challenges': [201, { $id: 'challenge' }],
    'PUT /account/mfa/challenges': ({ otp }) => {
      if (otp !== '123456' && otp !== '1a2b3c4d5e') return WRONG;
      answers['GET /account'] = ACCOUNT;
      return [200, { $id: 's' }];
    },
  };
  vi.stubGlobal('fetch', (url: string | URL, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const call = `${method} ${new URL(url).pathname.replace('/v1', '')}`;
    const sent = JSON.parse(body ?? '{}') as Record<string, string>;
    calls.push([call, sent]);
    const answer = answers[call] ?? refusal(404, 'general_route_not_found');
    const [status, value] = typeof answer === 'function' ? answer(sent) : answer;
    const headers: Record<string, string> = status === 204 ? {} : { 'content-type': 'application/json' };
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(value), { status, headers }));
  });
  useSession.setState({ user: null, isAuthenticated: false, isLoading: false, serverSession: 'none' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const says = (id: keyof typeof en) => screen.findByText(en[id], undefined, { timeout: 5000 });
const press = async (id: keyof typeof en) =>
  fireEvent.click(await screen.findByRole('button', { name: en[id] }, { timeout: 5000 }));
const type = async (id: keyof typeof en, value: string) =>
  fireEvent.change(await screen.findByLabelText(en[id], undefined, { timeout: 5000 }), { target: { value } });
const sentTo = (call: string) => calls.filter(([made]) => made === call).map(([, body]) => body);

async function logIn(password = 'Kite-and-Lamp-42') {
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter initialEntries={['/login']}>
        <Routes>
          <Route path="/login" element={<LogInPage />} />
          <Route path="/dashboard" element={<p>Dashboard</p>} />
        </Routes>
      </MemoryRouter>
    </IntlProvider>,
  );
  await type('auth.email', 'ada@clinic.example');
  await type('auth.password', password);
  await press('auth.logIn.action');
}

it('after the password the code of the authenticator app is asked for, and opens the app', async () => {
  await logIn();
  await type('factor.code', '123 456');
  await says('factor.challenge.remembered');
  expect(useSession.getState()).toMatchObject({ user: null, error: null });
  await press('factor.challenge.go');
  await screen.findByText('Dashboard');
  expect(sentTo('POST /account/mfa/challenges')).toEqual([{ factor: 'totp' }]);
  expect(sentTo('PUT /account/mfa/challenges')).toEqual([{ challengeId: 'challenge', otp: '123456' }]);
  expect(useSession.getState().user?.id).toBe('ada');
});

it('a wrong code says what to do, also about the clock, and needs no new challenge', async () => {
  await logIn();
  await type('factor.code', '12');
  await press('factor.challenge.go');
  await says('factor.code.missing');
  await type('factor.code', '654321');
  await press('factor.challenge.go');
  await says('factor.trouble.code');
  await type('factor.code', '123456');
  await press('factor.challenge.go');
  await screen.findByText('Dashboard');
  expect(sentTo('POST /account/mfa/challenges')).toHaveLength(1);
});

it('too many tries and a missing network are said as such', async () => {
  await logIn();
  await type('factor.code', '123456');
  answers['PUT /account/mfa/challenges'] = refusal(429, 'general_rate_limit_exceeded');
  await press('factor.challenge.go');
  await says('factor.trouble.often');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answers['PUT /account/mfa/challenges'] = () => {
    throw new TypeError('Failed to fetch');
  };
  await press('factor.challenge.go');
  await screen.findByText(en['auth.needsNetwork'], { selector: '[role="alert"] *, [role="alert"]' });
  onLine.mockRestore();
});

it('a recovery code is the other way, and is sent by the name that Appwrite completes', async () => {
  await logIn();
  await press('factor.challenge.useRecovery');
  await type('factor.recovery', '9a2b3-c4d5e');
  await press('factor.challenge.go');
  await says('factor.trouble.recovery');
  await type('factor.recovery', '1A2B3-C4D5E');
  await press('factor.challenge.go');
  await screen.findByText('Dashboard');
  expect(sentTo('POST /account/mfa/challenges')).toEqual([{ factor: 'recoveryCode' }]);
});

it('without an authenticator app, and where the server allows none, the code comes by mail', async () => {
  answers['GET /account/mfa/factors'] = [200, { ...FACTORS, totp: false, email: true, recoveryCode: false }];
  answers['POST /account/mfa/authenticators/totp'] = MORE;
  await logIn();
  await press('factor.mailed.send');
  await type('factor.mailed', '123456');
  await press('factor.challenge.go');
  await screen.findByText('Dashboard');
  expect(sentTo('POST /account/mfa/challenges')).toEqual([{ factor: 'email' }]);
});

it('a doctor who has none is led to set one up: it is on only after the recovery codes are kept', async () => {
  answers['GET /account/mfa/factors'] = [200, { ...FACTORS, totp: false, recoveryCode: false }];
  answers['POST /account/mfa/authenticators/totp'] = [200, { secret: 'JBSWY3DPEHPK3PXP', uri: URI }];
  answers['PUT /account/mfa/authenticators/totp'] = ({ otp }) => (otp === '123456' ? ACCOUNT : WRONG);
  answers['POST /account/mfa/recovery-codes'] = [201, { recoveryCodes: CODES }];
  answers['PATCH /account/mfa'] = () => (answers['GET /account'] = ACCOUNT);
  await logIn();
  await says('factor.setUp.required');
  expect(screen.getByRole('img', { name: en['factor.setUp.qr'] }).innerHTML).toContain('h1v1h-1z');
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  const link = screen.getByText(en['factor.setUp.open']).closest('a');
  expect(link?.getAttribute('href')).toBe(URI);
  await type('factor.code', '000000');
  await press('factor.setUp.confirm');
  await says('factor.trouble.code');
  await type('factor.code', '123456');
  await press('factor.setUp.confirm');
  await screen.findByText('1a2b3-c4d5e');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toHaveLength(6);
  expect(sentTo('PATCH /account/mfa')).toEqual([]);
  await press('factor.codes.kept');
  await screen.findByText('Dashboard');
  expect(sentTo('PATCH /account/mfa')).toEqual([{ mfa: true }]);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/1a2b3|JBSW/);
});

it('a link that is no authenticator address is not shown', async () => {
  answers['GET /account/mfa/factors'] = [200, { ...FACTORS, totp: false }];
  answers['POST /account/mfa/authenticators/totp'] = [200, { secret: 'JBSW', uri: 'javascript:alert(1)' }];
  await logIn();
  await says('factor.failed');
  expect(document.querySelector('a[href^="javascript"]')).toBeNull();
});

it('a doctor whose password is too weak for staff chooses a new one, and then goes on', async () => {
  answers['GET /account'] = refusal(401, 'user_password_reset_required');
  answers['PATCH /account/password'] = () => (answers['GET /account'] = ACCOUNT);
  await logIn('vT9#kq2L');
  await says('factor.password.text');
  expect(screen.getByText(en['auth.passwordHint.staff'])).toBeTruthy();
  for (const [chosen, id] of [
    ['Kite-Lamp-7', 'auth.passwordRule.staff'],
    ['Clinic-2026-11', 'auth.passwordPersonal'],
    ['Password2026', 'auth.passwordCommon'],
  ] as const) {
    await type('account.password.new', chosen);
    await press('factor.password.do');
    await says(id);
  }
  await type('account.password.new', 'Kite-Lamp-74');
  await press('factor.password.do');
  await screen.findByText('Dashboard');
  expect(sentTo('PATCH /account/password')).toEqual([{ password: 'Kite-Lamp-74', oldPassword: 'vT9#kq2L' }]);
});

it('a log-in over a session that is not whole ends that session first', async () => {
  let isOpen = true;
  answers['POST /account/sessions/email'] = () => (isOpen ? MORE : [201, { $id: 's' }]);
  answers['DELETE /account/sessions/current'] = () => {
    isOpen = false;
    return [204, {}];
  };
  answers['GET /account'] = ACCOUNT;
  await logIn();
  await screen.findByText('Dashboard');
});

it('going back to the log-in ends the session that is not whole, and forgets the password', async () => {
  await logIn();
  await press('factor.challenge.leave');
  await says('auth.logIn.forgot');
  expect((screen.getByLabelText(en['auth.password']) as HTMLInputElement).value).toBe('');
  await waitFor(() => expect(sentTo('DELETE /account/sessions/current')).toHaveLength(1));
});
