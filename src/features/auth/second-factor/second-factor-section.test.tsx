// @vitest-environment page
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import { SecondFactorSection } from './second-factor-section.tsx';

const URI = 'otpauth://totp/Maia:amina?secret=JBSWY3DPEHPK3PXP&issuer=Maia';
const OLD = ['0000000001', '0000000002'];
const NEW = ['1a2b3c4d5e', '2a2b3c4d5e'];

/** The state of the account on the server. */
let server: { hasApp: boolean; isOn: boolean; codes: readonly string[]; challenged: boolean; isRequired: boolean };
let calls: string[];

type Answer = readonly [status: number, body?: object];
const refusal = (status: number, type: string): Answer => [status, { code: status, type, message: type }];

/** The rules of the real server, as tests/contract/accounts proves them. */
function answer(call: string, { otp, mfa }: { otp?: string; mfa?: boolean }): Answer {
  const isRight = otp === '123456';
  const needsChallenge = server.challenged ? null : refusal(401, 'user_challenge_required');
  switch (call) {
    case 'GET /account':
      return server.isRequired && !server.hasApp
        ? refusal(401, 'user_more_factors_required')
        : [200, { $id: 'amina', mfa: server.isOn }];
    case 'GET /health/version':
      return [200, { version: '1', remembersDevices: true, requiresStaffMfa: server.isRequired }];
    case 'GET /account/mfa/factors':
      return [200, { totp: server.hasApp, email: false, phone: false, recoveryCode: server.codes.length > 0 }];
    case 'POST /account/mfa/authenticators/totp':
      return [200, { secret: 'JBSWY3DPEHPK3PXP', uri: URI }];
    case 'PUT /account/mfa/authenticators/totp':
      if (!isRight) return refusal(401, 'user_invalid_token');
      server.hasApp = true;
      return [200, {}];
    case 'DELETE /account/mfa/authenticators/totp':
      if (needsChallenge) return needsChallenge;
      server.hasApp = false;
      return [204];
    case 'POST /account/mfa/recovery-codes':
      if (server.codes.length > 0) return refusal(409, 'user_recovery_codes_already_exists');
      server.codes = NEW;
      return [201, { recoveryCodes: NEW }];
    case 'PATCH /account/mfa/recovery-codes':
      if (needsChallenge) return needsChallenge;
      server.codes = NEW;
      return [200, { recoveryCodes: NEW }];
    case 'PATCH /account/mfa':
      server.isOn = mfa === true;
      return [200, {}];
    case 'POST /account/mfa/challenges':
      return [201, { $id: 'c' }];
    case 'PUT /account/mfa/challenges':
      if (!isRight) return refusal(401, 'user_invalid_token');
      server.challenged = true;
      return [200, {}];
    default:
      return refusal(404, 'general_route_not_found');
  }
}

beforeEach(() => {
  server = { hasApp: false, isOn: false, codes: [], challenged: false, isRequired: false };
  calls = [];
  useSession.setState({ user: { id: 'amina', name: 'Amina', email: 'a@example.org', labels: [] } });
  vi.stubGlobal('fetch', (url: string | URL, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const call = `${method} ${new URL(url).pathname.replace('/v1', '')}`;
    calls.push(call);
    const [status, value] = answer(call, JSON.parse(body ?? '{}') as { otp?: string });
    const headers: Record<string, string> = status === 204 ? {} : { 'content-type': 'application/json' };
    return Promise.resolve(new Response(value ? JSON.stringify(value) : null, { status, headers }));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <IntlProvider locale="en" messages={en}>
      <SecondFactorSection />
    </IntlProvider>,
  );
const says = (id: keyof typeof en) => screen.findByText(en[id]);
const press = async (id: keyof typeof en) => fireEvent.click(await screen.findByRole('button', { name: en[id] }));
const type = async (id: keyof typeof en, value: string) =>
  fireEvent.change(await screen.findByLabelText(en[id]), { target: { value } });
/** A change of a second factor that is on, found by its summary line. */
function change(title: keyof typeof en) {
  const found = within(
    screen.getByText(en[title], { selector: 'summary *, summary' }).closest('details') as HTMLElement,
  );
  return {
    type: (id: keyof typeof en, value: string) => fireEvent.change(found.getByLabelText(en[id]), { target: { value } }),
    press: (id: keyof typeof en) => fireEvent.click(found.getByRole('button', { name: en[id], hidden: true })),
  };
}

it('a patient switches it on: key, code, recovery codes, and only then it is on', async () => {
  show();
  await says('factor.off');
  await press('factor.start');
  await type('factor.code', '123456');
  await press('factor.setUp.confirm');
  await screen.findByText('1a2b3-c4d5e');
  expect(server.isOn).toBe(false);
  await press('factor.codes.kept');
  await says('factor.switchedOn');
  await says('factor.on.remembered');
  expect(server.isOn).toBe(true);
  expect(screen.queryByText('1a2b3-c4d5e')).toBeNull();
});

it('recovery codes are copied, or saved as a file, as they are shown', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:x';
  });
  // The test's browser would leave the page for the address of the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  show();
  await press('factor.start');
  await type('factor.code', '123456');
  await press('factor.setUp.confirm');
  await press('factor.codes.copy');
  await says('factor.codes.copied');
  expect(writeText).toHaveBeenCalledWith('1a2b3-c4d5e\n2a2b3-c4d5e');
  await press('factor.codes.save');
  await says('factor.codes.saved');
  expect(await saved[0]?.text()).toBe('1a2b3-c4d5e\n2a2b3-c4d5e\n');
});

it('codes that an earlier set-up left end: the code that was just typed makes new ones', async () => {
  server.codes = OLD;
  show();
  await press('factor.start');
  await type('factor.code', '123456');
  await press('factor.setUp.confirm');
  await screen.findByText('1a2b3-c4d5e');
  expect(server.codes).toBe(NEW);
});

it('a set-up that broke off before the recovery codes says so and goes on there', async () => {
  server.hasApp = true;
  show();
  await says('factor.unfinished');
  await press('factor.finish');
  await type('factor.code', '12345');
  await press('factor.codes.make');
  await says('factor.code.missing');
  await type('factor.code', '123456');
  await press('factor.codes.make');
  await press('factor.codes.kept');
  await says('factor.switchedOn');
});

it('switching it off asks for a code, and removes the app', async () => {
  Object.assign(server, { hasApp: true, isOn: true, codes: OLD });
  show();
  await says('factor.on.remembered');
  const { type: fill, press: tap } = change('factor.remove');
  tap('factor.remove.do');
  await says('factor.code.missing');
  fill('factor.code', '000000');
  tap('factor.remove.do');
  await says('factor.trouble.code');
  expect(server).toMatchObject({ hasApp: true, isOn: true });
  fill('factor.code', '123456');
  tap('factor.remove.do');
  await says('factor.removed');
  expect(server).toMatchObject({ hasApp: false, isOn: false });
});

it('new recovery codes ask for a code and are shown once', async () => {
  Object.assign(server, { hasApp: true, isOn: true, codes: OLD });
  show();
  await says('factor.on.remembered');
  const { type: fill, press: tap } = change('factor.renew');
  fill('factor.code', '123456');
  tap('factor.renew');
  await screen.findByText('1a2b3-c4d5e');
  await press('factor.codes.keptNew');
  await says('factor.renewed');
  expect(screen.queryByText('1a2b3-c4d5e')).toBeNull();
});

it('a doctor of a clinic that requires it cannot switch it off, but uses another phone: the new key follows at once', async () => {
  Object.assign(server, { hasApp: true, isOn: true, codes: OLD, isRequired: true });
  useSession.setState({ user: { id: 'ada', name: 'Ada', email: 'ada@example.org', labels: ['doctor'] } });
  show();
  await says('factor.required');
  expect(screen.queryByText(en['factor.remove'])).toBeNull();
  const { type: fill, press: tap } = change('factor.move');
  fill('factor.code', '123456');
  tap('factor.move.do');
  await says('factor.setUp.scan');
  await type('factor.code', '123456');
  await press('factor.setUp.confirm');
  await press('factor.codes.kept');
  await says('factor.switchedOn');
  expect(server).toMatchObject({ hasApp: true, isOn: true, codes: NEW });
});

it('without a network it says so, and asks again on a tap', async () => {
  const real = fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  await says('auth.needsNetwork');
  onLine.mockRestore();
  vi.stubGlobal('fetch', real);
  await press('factor.again');
  await says('factor.off');
  await waitFor(() => expect(screen.queryByText(en['auth.needsNetwork'])).toBeNull());
});
