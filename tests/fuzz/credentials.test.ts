import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Client, freshId, PASSWORD, type Json } from '../contract/server/client.ts';
import { done, PROJECT, serverUnderTest } from '../contract/server/server-under-test.ts';

const server = serverUnderTest();

/** The changes of credentials, and whether links for recovery and verification stay valid after each. */
const CHANGES = [
  'password',
  'email',
  'endOthers',
  'endAll',
  'passwordByKey',
  'emailByKey',
  'recover',
  'block',
] as const;
type Change = (typeof CHANGES)[number];

/** One account with its devices, tokens and mailed links, and the expected state of each. */
class Account {
  private password = PASSWORD;
  private readonly devices: { client: Client; jwt: Client; isOpen: boolean }[] = [];
  private recovery: { secret: string; isGood: boolean } | undefined;
  private verification: { secret: string; isGood: boolean } | undefined;
  private isBlocked = false;

  private constructor(private readonly owner: Client) {}

  static async open(): Promise<Account> {
    const account = new Account(await server.signUp());
    await account.addDevice();
    await account.addDevice();
    await account.askForLinks();
    return account;
  }

  private async addDevice(): Promise<void> {
    const client = server.guest();
    Object.assign(client, { id: this.owner.id, email: this.owner.email });
    await server.logIn(client, this.password);
    const jwt = String(done(await client.post('/account/jwts'), 201)['jwt']);
    this.devices.push({ client, isOpen: true, jwt: new Client(server.endpoint, PROJECT, { 'x-appwrite-jwt': jwt }) });
  }

  private async askForLinks(): Promise<void> {
    const first = this.devices.find(({ isOpen }) => isOpen)?.client;
    const secretOf = async () => String((await server.mailedLink(this.owner.email)).searchParams.get('secret'));
    if (first && (await first.post('/account/verification', { url: 'http://localhost:3000/v' })).status === 201)
      this.verification = { secret: await secretOf(), isGood: true };
    const asked = { email: this.owner.email, url: 'http://localhost:3000/r' };
    done(await server.guest().post('/account/recovery', asked), 201);
    this.recovery = { secret: await secretOf(), isGood: true };
  }

  async change(what: Change): Promise<void> {
    const first = this.devices.find(({ isOpen }) => isOpen);
    const isByKey = ['passwordByKey', 'emailByKey', 'recover', 'block'].includes(what);
    if (!first && !isByKey) return;
    const client = first?.client ?? server.guest();
    const password = `Other-River-${freshId()}`;
    const email = `${freshId('c')}@example.com`;
    const end = (except?: object): void => {
      for (const device of this.devices) if (device !== except) device.isOpen = false;
    };
    const linksEnd = (isOtherAddress: boolean): void => {
      if (this.recovery) this.recovery.isGood = false;
      if (isOtherAddress && this.verification) this.verification.isGood = false;
    };
    switch (what) {
      case 'password':
        done(await client.patch('/account/password', { password, oldPassword: this.password }));
        this.password = password;
        end(first);
        return linksEnd(false);
      case 'email':
        done(await client.patch('/account/email', { email, password: this.password }));
        this.owner.email = email;
        end(first);
        return linksEnd(true);
      case 'endOthers': {
        const { sessions } = done(await client.get('/account/sessions')) as { sessions: Json[] };
        for (const { $id, current } of sessions)
          if (current === false) done(await client.delete(`/account/sessions/${String($id)}`), 204);
        return end(first);
      }
      case 'endAll':
        done(await client.delete('/account/sessions'), 204);
        return end();
      case 'passwordByKey':
        done(await server.key().patch(`/users/${this.owner.id}/password`, { password }));
        done(await server.key().delete(`/users/${this.owner.id}/sessions`), 204);
        this.password = password;
        end();
        return linksEnd(false);
      case 'emailByKey':
        done(await server.key().patch(`/users/${this.owner.id}/email`, { email }));
        this.owner.email = email;
        return linksEnd(true);
      case 'recover': {
        const used = { userId: this.owner.id, secret: this.recovery?.secret, password };
        const { status } = await server.guest().put('/account/recovery', used);
        expect(status, 'recovery').toBe(this.recovery?.isGood ? 200 : 401);
        if (status !== 200) return;
        this.password = password;
        end();
        return linksEnd(false);
      }
      case 'block':
        this.isBlocked = true;
        done(await server.key().patch(`/users/${this.owner.id}/status`, { status: false }));
    }
  }

  /** Checks that every device, token and link works or fails as expected. */
  async check(after: string): Promise<void> {
    for (const { client, jwt, isOpen } of this.devices) {
      const isGood = isOpen && !this.isBlocked;
      expect((await client.get('/account')).status === 200, `session after ${after}`).toBe(isGood);
      expect((await jwt.get('/account')).status === 200, `token after ${after}`).toBe(isGood);
      expect((await jwt.post('/account/jwts')).status, `token of a token after ${after}`).toBeGreaterThan(400);
    }
    if (!this.isBlocked) return;
    this.isBlocked = false;
    done(await server.key().patch(`/users/${this.owner.id}/status`, { status: true }));
  }

  async checkLinks(): Promise<void> {
    const { id: userId } = this.owner;
    const verified = { userId, secret: this.verification?.secret ?? 'none' };
    const { status } = await server.guest().put('/account/verification', verified);
    expect(status, 'verification').toBe(this.verification?.isGood ? 200 : 401);
    const recovered = { userId, secret: this.recovery?.secret, password: 'Last-River-73' };
    expect((await server.guest().put('/account/recovery', recovered)).status, 'recovery').toBe(
      this.recovery?.isGood ? 200 : 401,
    );
  }
}

test(
  'sessions, tokens and links end with the credentials they were made by, in any order of changes',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...CHANGES), { maxLength: 5 }), async (changes) => {
        const account = await Account.open();
        for (const change of changes) {
          await account.change(change);
          await account.check(changes.join());
        }
        await account.checkLinks();
      }),
      { numRuns: 25 },
    );
  },
);
