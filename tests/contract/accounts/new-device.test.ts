import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAIL_FILE } from '../../../server/store/data-files.ts';
import { freshId, PASSWORD, type Call, type Client } from '../server/client.ts';
import { ownMaia } from '../server/own-server.ts';
import { done } from '../server/server-under-test.ts';

const server = ownMaia();
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const logIn = async (client: Client, { email }: Client, call?: Call) =>
  done(await client.post('/account/sessions/email', { email, password: PASSWORD }, call), 201);
function mailsTo({ email }: Client): { to: string; subject: string; text: string }[] {
  const file = join(server.folder, MAIL_FILE);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return lines.map((line) => JSON.parse(line)).filter(({ to }) => to === email);
}
const subjects = (person: Client) => mailsTo(person).map(({ subject }) => subject);
const WARNING = 'A new device signed in to your account';

describe('a sign-in from a device that the account did not know', () => {
  it('is mailed with the kind of the device and the time, and without a link', async () => {
    const amina = await server.member();
    expect(subjects(amina)).toEqual([]);
    await logIn(server.guest(), amina, { headers: { 'user-agent': ANDROID } });
    expect(subjects(amina)).toEqual([WARNING]);
    const [mail] = mailsTo(amina);
    expect(mail?.text).toMatch(/: Chrome, Android, \w+ \d+, \d{4} at .* UTC\./);
    expect(mail?.text).not.toContain('http');
  });

  it('is mailed once: the device is known afterwards, also when its session has expired', async () => {
    const amina = await server.member();
    const phone = server.guest();
    await logIn(phone, amina);
    done(await server.key().delete(`/users/${amina.id}/sessions`), 204);
    await logIn(phone, amina);
    expect(subjects(amina)).toEqual([WARNING]);
  });

  it('is mailed again after a sign-out, which removes from the browser by what it was known', async () => {
    const amina = await server.member();
    const phone = server.guest();
    await logIn(phone, amina);
    done(await phone.delete('/account/sessions/current'), 204);
    expect([...phone.cookies.values()].filter((value) => value !== 'deleted' && value !== '')).toEqual([]);
    await logIn(phone, amina);
    expect(subjects(amina)).toEqual([WARNING, WARNING]);
  });

  it('is not mailed when the browser ends its session only to sign in again', async () => {
    const amina = await server.member();
    const from = '198.51.100.7';
    await logIn(server.guest(), amina, { from });
    const phone = server.guest();
    await logIn(phone, amina, { from });
    const before = subjects(amina).length;
    done(await phone.delete('/account/sessions/current', undefined, { from }), 204);
    await logIn(phone, amina, { from });
    expect(subjects(amina)).toHaveLength(before);
    await logIn(server.guest(), amina, { from: '198.51.100.8' });
    expect(subjects(amina)).toHaveLength(before + 1);
  });

  it('is written in the language of the owner, not in that of the sign-in', async () => {
    const id = freshId('amina');
    const amina = Object.assign(server.guest(), { id, email: `${id}@example.com` });
    const swahili = { headers: { 'x-appwrite-locale': 'sw' } };
    done(await amina.post('/account', { userId: id, email: amina.email, password: PASSWORD, name: 'Amina' }), 201);
    await logIn(amina, amina, swahili);
    await logIn(server.guest(), amina, { headers: { 'x-appwrite-locale': 'fr' } });
    await logIn(server.guest(), amina, { headers: { 'x-appwrite-locale': 'fr' } });
    expect(subjects(amina)).toEqual(Array(2).fill('Kifaa kipya kimeingia kwenye akaunti yako'));
  });

  it('is mailed to the account that signs in, also in a browser that another account knows', async () => {
    const [amina, grace] = [await server.member(), await server.member()];
    done(await amina.delete('/account/sessions/current'), 204);
    await logIn(amina, grace);
    expect(subjects(amina)).toEqual([]);
    expect(subjects(grace)).toEqual([WARNING]);
  });

  it('is not made by a check of the password, as the lost phone and the erasure need it', async () => {
    const amina = await server.member();
    const run = { path: '/confirm', method: 'POST', body: JSON.stringify({ password: PASSWORD }) };
    const answer = done(await amina.post('/functions/devices/executions', run), 201);
    expect(answer['responseStatusCode']).toBe(200);
    expect(subjects(amina)).toEqual([]);
  });

  it('leaves nothing of the device when the account is deleted', async () => {
    const amina = await server.member();
    await logIn(server.guest(), amina);
    done(await server.key().delete(`/users/${amina.id}`), 204);
    const { store } = server.running.backend;
    expect(store.all('SELECT * FROM known_devices WHERE user_id = ?', amina.id)).toEqual([]);
  });
});

it.each([
  ['es', 'Elige una nueva contraseña'],
  ['ar', 'اختيار كلمة مرور جديدة'],
  ['ar-eg', 'اختيار كلمة مرور جديدة'],
  ['xx', 'Choose a new password'],
])('a mail that was asked for in the language %s says “%s”', async (language, subject) => {
  const amina = await server.member();
  const body = { email: amina.email, url: 'http://localhost:3000/reset-password' };
  done(await server.guest().post('/account/recovery', body, { headers: { 'x-appwrite-locale': language } }), 201);
  expect(subjects(amina)).toEqual([subject]);
});

it('the code of a second factor is mailed in the language that the app shows', async () => {
  const amina = await server.member();
  done(await server.key().patch(`/users/${amina.id}/verification`, { emailVerification: true }));
  const swahili = { headers: { 'x-appwrite-locale': 'sw' } };
  done(await amina.post('/account/mfa/challenges', { factor: 'email' }, swahili), 201);
  expect(subjects(amina)).toEqual(['Msimbo wako wa kuingia']);
});
