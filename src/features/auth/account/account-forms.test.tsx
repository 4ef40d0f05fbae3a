// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import { AccountForms } from './account-forms.tsx';

let store: Store;
/** Requests to the server: path and body. */
let requests: [string, Record<string, unknown>][];
let refusal: { code: number; type: string } | null;

beforeEach(async () => {
  store = await openStore('tumaini');
  requests = [];
  refusal = null;
  const user = { id: 'tumaini', name: 'Tumaini', email: 'tumaini@example.org', labels: [] };
  useSession.setState({ user, isAuthenticated: true });
  vi.stubGlobal('fetch', (url: string | URL, { body }: { body?: string }) => {
    requests.push([
      new URL(url).pathname.replace('/v1/account/', ''),
      JSON.parse(body ?? '{}') as Record<string, unknown>,
    ]);
    const headers = { 'content-type': 'application/json' };
    const answer = refusal ? { ...refusal, message: 'no' } : { $id: 'tumaini' };
    return Promise.resolve(new Response(JSON.stringify(answer), { status: refusal?.code ?? 200, headers }));
  });
  render(
    <IntlProvider locale="en" messages={en}>
      <AccountForms />
    </IntlProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  return store.close();
});

/** One of the collapsible forms, found by its summary line. */
function form(title: string) {
  const found = within(screen.getByText(title).closest('details') as HTMLElement);
  return {
    ...found,
    fill: (label: string, value: string) => fireEvent.change(found.getByLabelText(label), { target: { value } }),
    save: () => fireEvent.click(found.getByRole('button', { name: 'Save', hidden: true })),
  };
}

it('a new name is saved in the account, the profile and the session', async () => {
  const { fill, save, findByText } = form('Change your name');
  fill('Name', ' Tumaini Wanjiru ');
  save();
  await findByText('The name is changed.');
  expect(requests).toEqual([['name', { name: 'Tumaini Wanjiru' }]]);
  expect(useSession.getState().user?.name).toBe('Tumaini Wanjiru');
  expect((await (await store.collection('profile')).findOne('tumaini').exec())?.get('name')).toBe('Tumaini Wanjiru');
});

it('a new address needs the password and causes a confirmation link', async () => {
  const { fill, save, findByText } = form('Change your e-mail address');
  fill('New e-mail address', 'new@example.org');
  save();
  await findByText('This is not the password you have now.');
  expect(requests).toEqual([]);
  fill('Password you have now', 'Kite-and-Lamp-42');
  save();
  await findByText('The address is changed. A link to confirm it is on its way there.');
  expect(requests.map(([path]) => path)).toEqual(['email', 'verifications/email']);
  expect(useSession.getState().user?.email).toBe('new@example.org');
});

/** Makes every write fail with a full disk. */
function fillDisk(): () => void {
  const { put, add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = IDBObjectStore.prototype.add = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  return () => Object.assign(IDBObjectStore.prototype, { put, add });
}
const inProfile = async () => (await (await store.collection('profile')).findOne('tumaini').exec())?.toJSON();

it.each([
  ['Change your name', 'Name', 'Tumaini W', 'name', 'The name is changed.'],
  ['Change your e-mail address', 'New e-mail address', 'new@example.org', 'email', /^This is the address of your/],
])(
  '%s: when only the account has the change, the page says so, and Save adds it to the profile',
  async (title, label, value, field, done) => {
    const { fill, save, findByText, queryByLabelText } = form(title);
    fill(label, value);
    if (queryByLabelText('Password you have now')) fill('Password you have now', 'Kite-and-Lamp-42');
    const freeDisk = fillDisk();
    save();
    await findByText(/^The account is changed\. Only the profile on this phone/, undefined, { timeout: 5000 });
    freeDisk();
    expect(useSession.getState().user).toMatchObject({ [field]: value });
    // The server rejects the account's current address.
    if (field === 'email') refusal = { code: 409, type: 'user_target_already_exists' };
    save();
    await findByText(done);
    expect(await inProfile()).toMatchObject({ [field]: value });
  },
);

it('an address of another account is rejected without revealing more', async () => {
  refusal = { code: 409, type: 'user_email_already_exists' };
  const { fill, save, findByText } = form('Change your e-mail address');
  fill('New e-mail address', 'taken@example.org');
  fill('Password you have now', 'Kite-and-Lamp-42');
  save();
  await findByText('This address cannot be used.');
  expect(useSession.getState().user?.email).toBe('tumaini@example.org');
});

it('a new password must not be easy to guess, and a wrong old password is reported', async () => {
  const { fill, save, findByText, getByLabelText } = form('Change your password');
  fill('Password you have now', 'Kite-and-Lamp-42');
  fill('New password', 'Tumaini2026');
  save();
  await findByText(/This is one of those that are guessed first/);
  expect(requests).toEqual([]);
  refusal = { code: 401, type: 'user_invalid_credentials' };
  fill('New password', 'Other-River-74');
  save();
  await findByText('This is not the password you have now.');
  expect((getByLabelText('New password') as HTMLInputElement).value).toBe('Other-River-74');
  refusal = null;
  save();
  await findByText('The password is changed. Other devices are signed out.');
  await waitFor(() => expect((getByLabelText('New password') as HTMLInputElement).value).toBe(''));
});
