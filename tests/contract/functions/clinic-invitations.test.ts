import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { invitationMail } from '../../../server/mail/mail.ts';
import { runtimeParts } from '../../../server/runtime.ts';
import { languages, languageTags } from '../../../src/i18n/languages/languages.ts';
import { startMailServer, type ReceivedMail } from '../../support/network/mail-server.ts';
import { CONFIG } from '../matrix/samples.ts';
import { Client, freshId, PASSWORD } from '../server/client.ts';
import { done } from '../server/server-under-test.ts';
import { call } from './administration.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** A clinic whose server sends its mails by SMTP, and its administrator. */
async function clinicWith(answer?: (mail: ReceivedMail) => Error | null) {
  const mails = await startMailServer(answer);
  const data = mkdtempSync(join(tmpdir(), 'invitations-'));
  const smtp = { url: mails.url, from: 'Maia <no-reply@maia.example>' };
  const running: RunningBackend = await startBackend({ config: CONFIG, data, port: 0, smtp, ...runtimeParts() });
  cleanups.push(
    () => rmSync(data, { recursive: true }),
    () => running.close(),
    () => mails.close(),
  );
  const guest = () => new Client(`${running.url}/v1`, 'maia');
  const key = new Client(`${running.url}/v1`, 'maia', { 'x-appwrite-key': running.apiKey });
  const root = guest();
  root.id = freshId('root');
  const email = `${root.id}@example.com`;
  done(await key.post('/users', { userId: root.id, email, password: PASSWORD, name: 'Root' }), 201);
  done(await key.put(`/users/${root.id}/labels`, { labels: ['admin'] }));
  done(await root.post('/account/sessions/email', { email, password: PASSWORD }), 201);
  const invite = (more: object = {}) =>
    call(root, '/invite', {
      email: 'zuri@example.com',
      name: 'Dr Zuri',
      roles: ['admin'],
      resetUrl: 'http://localhost:3000/reset-password',
      language: 'sw',
      ...more,
    });
  return { mails, running, guest, key, root, invite };
}

const tokenIn = ({ text }: ReceivedMail) => {
  const { searchParams } = new URL(/http:\S+/.exec(text)?.[0] ?? '');
  return { userId: searchParams.get('userId'), secret: searchParams.get('secret') };
};
const choose = (client: Client, mail: ReceivedMail, password: string) =>
  client.put('/account/recovery', { ...tokenIn(mail), password });
const STRONG = 'Kite-and-Lamp-4711';

describe('an invitation by mail', () => {
  it('arrives in the language of the administrator, and its link sets the password once, for three days', async () => {
    const { mails, guest, invite } = await clinicWith();
    expect(await invite()).toMatchObject({ status: 200, answer: { way: 'mailed', hours: 72 } });
    const [mail] = mails.received;
    expect(mail?.to).toEqual(['zuri@example.com']);
    expect(mail?.text).toContain('Umealikwa kufanya kazi na Maia');
    expect(mail?.text).not.toContain('Choose a new password');
    expect(new URL(/http:\S+/.exec(mail?.text ?? '')?.[0] ?? '').pathname).toBe('/reset-password');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 71 * 3_600_000 });
    done(await choose(guest(), mail!, STRONG));
    expect((await choose(guest(), mail!, 'Other-River-4712')).body['type']).toBe('user_invalid_token');
    const zuri = guest();
    done(await zuri.post('/account/sessions/email', { email: 'zuri@example.com', password: STRONG }), 201);
    expect(done(await zuri.get('/account'))).toMatchObject({ labels: ['admin'], emailVerification: true });
  });

  it('asks the invited person for the password of staff', async () => {
    const { mails, guest, invite } = await clinicWith();
    await invite();
    expect((await choose(guest(), mails.received[0]!, 'short-12')).status).toBe(400);
  });

  it('that is three days old opens nothing; the administrator mails it again, and the old link stays dead', async () => {
    const { mails, guest, key, root, invite } = await clinicWith();
    const userId = String((await invite()).answer['userId']);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 73 * 3_600_000 });
    expect((await choose(guest(), mails.received[0]!, STRONG)).body['type']).toBe('user_invalid_token');
    done(await root.post('/account/sessions/email', { email: `${root.id}@example.com`, password: PASSWORD }), 201);
    const again = { userId, resetUrl: 'http://localhost:3000/reset-password', language: 'en' };
    expect((await call(root, '/invite-again', again)).answer).toEqual({ userId, way: 'mailed', hours: 72 });
    expect((await choose(guest(), mails.received[0]!, STRONG)).status).toBe(401);
    done(await choose(guest(), mails.received[1]!, STRONG));
    // It is confirmed now, so there is no open invitation.
    expect((await call(root, '/invite-again', again)).answer['reason']).toBe('not-found');
    expect(done(await key.get(`/users/${userId}`))['emailVerification']).toBe(true);
  });

  it('that was forwarded and used by another person leaves the invited one without it; her own new link ends that session', async () => {
    const { mails, guest, invite } = await clinicWith();
    await invite();
    const [mail] = mails.received;
    const stranger = guest();
    done(await choose(stranger, mail!, STRONG));
    done(await stranger.post('/account/sessions/email', { email: 'zuri@example.com', password: STRONG }), 201);
    expect((await choose(guest(), mail!, 'Other-River-4712')).status).toBe(401);
    const url = 'http://localhost:3000/reset-password';
    done(await guest().post('/account/recovery', { email: 'zuri@example.com', url }), 201);
    await vi.waitFor(() =>
      expect(mails.received.some(({ text }) => text.includes('Choose a new password'))).toBe(true),
    );
    const own = mails.received.find(({ text }) => text.includes('Choose a new password'));
    done(await choose(guest(), own!, 'Other-River-4712'));
    expect((await stranger.get('/account')).status).toBe(401);
  });
});

describe('while the mail server is down', () => {
  const down = () => Object.assign(new Error('try later'), { responseCode: 451 });

  it('the administrator reads that no mail was sent, and sends the same invitation again later', async () => {
    let isDown = true;
    const { mails, guest, root, invite } = await clinicWith(() => (isDown ? down() : null));
    const first = await invite();
    expect(first.answer).toMatchObject({ way: 'unsent' });
    expect(JSON.stringify(first.answer)).not.toContain('password');
    const { answer } = await call(root, '/installation');
    expect(answer['server']).toMatchObject({ mail: { isSent: true, failed: 1 } });
    isDown = false;
    expect((await invite()).answer).toMatchObject({ way: 'mailed', userId: first.answer['userId'] });
    done(await choose(guest(), mails.received[0]!, STRONG));
  });

  it('the administrator can take a password instead', async () => {
    const { guest, invite } = await clinicWith(down);
    await invite();
    const { answer } = await invite({ resetUrl: '' });
    expect(answer).toMatchObject({ way: 'password' });
    const logIn = { email: 'zuri@example.com', password: answer['password'] };
    done(await guest().post('/account/sessions/email', logIn), 201);
  });
});

it.each(languageTags)(
  'the words of the invitation are in %s, with the link and what to do with an unexpected one',
  (tag) => {
    const link = 'https://maia.example/reset-password?secret=x';
    const { subject, text, html } = invitationMail('zuri@example.com', link, tag);
    expect(subject).toContain('Maia');
    expect(text.split('\n\n')).toHaveLength(5);
    expect(text).toContain(link);
    expect(html).toContain(`dir="${languages[tag].direction}"`);
    if (tag !== 'en') expect(subject).not.toBe(invitationMail('x@example.com', link, 'en').subject);
  },
);
