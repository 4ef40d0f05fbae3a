import { afterEach, describe, expect, it } from 'vitest';
import { languageTags } from '../../src/i18n/languages/languages.ts';
import { startMailServer, type MailServer } from '../../tests/support/network/mail-server.ts';
import { until } from '../../tests/support/until.ts';
import { MailQueue } from './mail-queue.ts';
import { emailChangedMail, newDeviceMail, passwordChangedMail, recoveryMail, verificationMail } from './mail.ts';
import { mailWords } from './words/mail-words.ts';
import { smtpDelivery, smtpSettings } from './smtp.ts';

const TO = 'amina@example.com';
const FROM = 'Maia <no-reply@maia.example>';
const mail = verificationMail(TO, 'https://maia.example/verify-email?userId=amina&secret=s3cret');

describe('a mail', () => {
  it('has the same content as text and as HTML, where the link is escaped', () => {
    const link = `https://maia.example/r?a=1&b='"><script>alert(1)</script>`;
    const { text, html } = recoveryMail(TO, link);
    expect(text).toContain(link);
    expect(html).toContain('?a=1&amp;b=&#39;&quot;&gt;&lt;script&gt;');
    expect(html).not.toContain('<script');
    expect(html.match(/<a href="([^"]*)">/)?.[1]).not.toContain('<');
  });
});

describe('the words of the mails', () => {
  const kinds = Object.entries(mailWords.en).flatMap(([kind, words]) => (typeof words === 'object' ? [kind] : []));
  const placesIn = (value: unknown) => JSON.stringify(value).match(/\{\w+\}/g) ?? [];

  it.each(languageTags)('are complete in %s: each mail has the same paragraphs and places as in English', (tag) => {
    for (const kind of kinds) {
      const key = kind as 'recovery';
      expect(mailWords[tag][key].text).toHaveLength(mailWords.en[key].text.length);
      expect(placesIn(mailWords[tag][key])).toEqual(placesIn(mailWords.en[key]));
    }
  });

  it('of a warning have no link, and Arabic is written from right to left', () => {
    const mail = newDeviceMail(TO, { clientName: '', osName: '' }, 0, 'ar');
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail.text).toContain(mailWords.ar.unknownDevice);
    for (const tag of languageTags)
      for (const warning of [
        emailChangedMail(TO, tag),
        passwordChangedMail(TO, tag),
        newDeviceMail(TO, { clientName: 'Chrome', osName: 'Android' }, 0, tag),
      ])
        expect(warning.html).not.toMatch(/<a |\{/);
  });
});

describe('the settings of the mail server', () => {
  it('are undefined without a URL, and an error about them does not contain the password', () => {
    expect(smtpSettings({})).toBeUndefined();
    expect(smtpSettings({ SMTP_URL: 'smtps://u:p@mail.example', SMTP_FROM: FROM })).toEqual({
      url: 'smtps://u:p@mail.example',
      from: FROM,
    });
    expect(() => smtpSettings({ SMTP_URL: 'https://u:hidden@mail.example', SMTP_FROM: FROM })).toThrow(
      /^(?!.*hidden).*SMTP_URL/,
    );
    expect(() => smtpSettings({ SMTP_URL: 'smtp://mail.example' })).toThrow(/SMTP_FROM/);
    expect(() => smtpSettings({ SMTP_URL: 'smtp://mail.example', SMTP_FROM: 'a@b.example\r\nBcc: c@d' })).toThrow();
  });
});

describe('a queued message', () => {
  let server: MailServer | undefined;
  const failures: string[] = [];
  const queueTo = (url: string, waitsMs: number[]) =>
    new MailQueue(smtpDelivery({ url, from: FROM }), (error) => failures.push(error.message), waitsMs);
  const refusal = (responseCode: number) => Object.assign(new Error(`mailbox ${TO} not available`), { responseCode });

  afterEach(async () => {
    await server?.close();
    server = undefined;
    failures.length = 0;
  });

  it('arrives with its sender, its text and its HTML', async () => {
    server = await startMailServer();
    queueTo(server.url, []).post(mail);
    await until('the mail has arrived', () => server?.received.length === 1);
    const [arrived] = server.received;
    expect(arrived).toMatchObject({ from: 'no-reply@maia.example', to: [TO] });
    expect(arrived?.text).toContain('Subject: Confirm your e-mail address');
    expect(arrived?.text).toContain('userId=amina&secret=s3cret');
    expect(arrived?.text).toContain('href="https://maia.example/verify-email?userId=amina&amp;secret=s3cret"');
    expect(failures).toEqual([]);
  });

  it('is sent again after a temporary rejection, and arrives once', async () => {
    let tries = 0;
    server = await startMailServer(() => (++tries < 3 ? refusal(451) : null));
    queueTo(server.url, [1, 1, 1]).post(mail);
    await until('the mail has arrived', () => server?.received.length === 1);
    expect(tries).toBe(3);
    expect(failures).toEqual([]);
  });

  it('is given up at once after a permanent rejection, and the log names no user', async () => {
    let tries = 0;
    server = await startMailServer(() => (tries++, refusal(550)));
    queueTo(server.url, [1, 1]).post(mail);
    await until('it is given up', () => failures.length === 1);
    expect(tries).toBe(1);
    expect(failures[0]).toContain('550');
    expect(failures.join()).not.toMatch(/amina|secret/);
  });

  it('is given up after its last try when there is no mail server', async () => {
    server = await startMailServer();
    const { url } = server;
    await server.close();
    server = undefined;
    queueTo(url, [1, 1]).post(mail);
    await until('it is given up', () => failures.length === 1);
    expect(failures[0]).toMatch(/after 3 tries: \w*(CONNECTION|REFUSED|SOCKET)/);
    expect(failures.join()).not.toMatch(/amina|secret/);
  });

  it('is queued while two others are being sent, and closing the queue logs how many were lost', async () => {
    let running = 0;
    let most = 0;
    const go: (() => void)[] = [];
    const queue = new MailQueue(
      async () => {
        most = Math.max(most, ++running);
        await new Promise<void>((resolve) => go.push(resolve));
        running -= 1;
      },
      (error) => failures.push(error.message),
    );
    for (let i = 0; i < 5; i++) queue.post(mail);
    await until('two are under way', () => go.length === 2);
    go.shift()?.();
    await until('the third is under way', () => go.length === 2);
    queue.close();
    expect(most).toBe(2);
    expect(failures).toEqual(['2 mails were not sent before the end']);
  });
});
