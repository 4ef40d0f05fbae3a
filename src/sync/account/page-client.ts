import type { Client } from 'appwrite';
import { checkConfiguration } from '@/sync/transport/configuration.ts';
import { UncachedClient } from '@/sync/transport/uncached-client.ts';
import { endSignedOutSession } from './end-signed-out-session.ts';

/** Sends no request while the session of a signed-out user is still open on the server. */
class PageClient extends UncachedClient {
  override async call(...args: Parameters<Client['call']>): ReturnType<Client['call']> {
    await endSignedOutSession();
    return super.call(...args);
  }
}

/** Appwrite knows Arabic by its countries only; asked for `ar`, it writes English. */
const mailLocale = (language: string): string => (language === 'ar' ? 'ar-eg' : language);

/** The Appwrite client for a page, with the configured backend; the session is sent as a cookie. */
export const pageClient = (): Client => {
  const { endpoint, projectId } = checkConfiguration();
  const client = new PageClient().setEndpoint(endpoint).setProject(projectId);
  // In the language of the page the server writes mails. A worker has no page.
  const language = (globalThis as { document?: Document }).document?.documentElement.lang;
  return language ? client.setLocale(mailLocale(language)) : client;
};
