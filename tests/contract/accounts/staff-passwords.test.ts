import { describe, expect, test } from 'vitest';
import { freshId, PASSWORD, type Client } from '../server/client.ts';
import { canReadMail, done, refused, serverUnderTest } from '../server/server-under-test.ts';

const server = serverUnderTest();

/** An account with this name, label and password, made by a key and logged in. */
async function person(name: string, label: string, password = PASSWORD): Promise<Client> {
  const user = server.guest();
  user.id = freshId('staff');
  user.email = `${user.id}@lakeside.example.com`;
  done(await server.key().post('/users', { userId: user.id, email: user.email, password, name }), 201);
  if (label !== '') done(await server.key().put(`/users/${user.id}/labels`, { labels: [label] }));
  return server.logIn(user, password);
}
const change = (user: Client, password: string, oldPassword = PASSWORD) =>
  user.patch('/account/password', { password, oldPassword });

const weak = [
  ['shorter than twelve characters', 'Kite-Lamp-7'],
  ['one that many people have', 'Password2026'],
  ['made of the name', 'Zuhura-Odhiambo-1985'],
  ['made of the address', 'Lakeside-1985'],
] as const;

describe('the password of a doctor or admin', () => {
  test.each(weak)('is not changed to one that is %s', async (_, password) => {
    for (const label of ['doctor', 'admin'])
      refused(await change(await person('Zuhura Odhiambo', label), password), 400, 'general_argument_invalid');
  });

  test('may have twelve characters', async () => {
    done(await change(await person('Zuhura Odhiambo', 'doctor'), 'Kite-Lamp-74'));
  });

  test('of eight characters stays enough for a patient', async () => {
    done(await change(await person('Zuhura Odhiambo', ''), 'vT9#kq2L'));
  });

  test.skipIf(!canReadMail)('is not set to a weak one by a mailed link, which then still works', async () => {
    const user = await person('Zuhura Odhiambo', 'doctor');
    done(await server.guest().post('/account/recovery', { email: user.email, url: 'http://localhost:3000/r' }), 201);
    const { searchParams } = await server.mailedLink(user.email);
    const token = { userId: searchParams.get('userId'), secret: searchParams.get('secret') };
    const set = (password: string) => server.guest().put('/account/recovery', { ...token, password });
    refused(await set('Kite-Lamp-7'), 400, 'general_argument_invalid');
    done(await set('Kite-Lamp-74'));
  });

  test('that was chosen before the label came has to be replaced at the next login, before anything else', async () => {
    const before = 'vT9#kq2L';
    const user = await person('Zuhura Odhiambo', '', before);
    done(await server.key().put(`/users/${user.id}/labels`, { labels: ['doctor'] }));
    done(await user.get('/account'));
    const again = await server.logIn(Object.assign(server.guest(), { id: user.id, email: user.email }), before);
    for (const call of [again.get('/account'), again.get('/account/sessions'), again.post('/account/jwts')])
      refused(await call, 401, 'user_password_reset_required');
    refused(await change(again, 'Kite-Lamp-7', before), 400, 'general_argument_invalid');
    done(await change(again, 'Kite-Lamp-74', before));
    expect(done(await again.get('/account'))['$id']).toBe(user.id);
    // The older session has ended with the old password.
    refused(await user.get('/account'), 401, 'general_unauthorized_scope');
  });

  test('that has to be replaced opens nothing but the log-out and the second factor', async () => {
    const user = await person('Zuhura Odhiambo', 'doctor', 'vT9#kq2L');
    done(await user.get('/account/mfa/factors'));
    done(await user.delete('/account/sessions/current'), 204);
  });

  test('has not to be replaced any more when the label is gone', async () => {
    const user = await person('Zuhura Odhiambo', 'doctor', 'vT9#kq2L');
    refused(await user.get('/account'), 401, 'user_password_reset_required');
    done(await server.key().put(`/users/${user.id}/labels`, { labels: [] }));
    done(await user.get('/account'));
  });
});
