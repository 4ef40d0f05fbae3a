import { Client } from 'appwrite';

/**
 * The SDK's client, for a server that sends no Cache-Control with its answers, as Appwrite does: without `no-store` the
 * browser writes every answer in clear to its HTTP cache, beside the encrypted store.
 */
export class UncachedClient extends Client {
  override prepareRequest(...given: Parameters<Client['prepareRequest']>): ReturnType<Client['prepareRequest']> {
    const { uri, options } = super.prepareRequest(...given);
    return { uri, options: { ...options, cache: 'no-store' } };
  }
}
