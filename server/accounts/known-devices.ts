import { isLanguage, type LanguageTag } from '../../src/i18n/languages/languages.ts';
import { hashSecret } from '../protocol/secrets.ts';
import type { Accounts } from './accounts.ts';

/** One account cannot fill the table; the least recently used device is forgotten. */
const MAX_DEVICES = 20;

/** What a sign-in showed about its device. */
export interface DeviceSignIn {
  /** Whether the account was used before, but never from this device. */
  readonly isUnknown: boolean;
  /** The language of the last sign-in from a known device, in which its owner reads; undefined when there was none. */
  readonly language: LanguageTag | undefined;
}

/**
 * Notes a sign-in, and says whether the account knew the device.
 * @param secret the value of the cookie that only this browser has
 * @param language of the request; kept only for a device that is known, because a thief must not choose the language of
 * a warning
 */
export function noteSignIn(
  { store, clock }: Accounts,
  userId: string,
  secret: string,
  language: LanguageTag,
): Promise<DeviceSignIn> {
  // With the account: several persons use one browser, and no row may show that.
  const hash = hashSecret(`${userId}:${secret}`);
  return store.write(() => {
    const known = store.all('SELECT hash, language FROM known_devices WHERE user_id = ? ORDER BY used DESC', userId);
    const isKnown = known.some((row) => row['hash'] === hash);
    const last = String(known.find((row) => row['language'] !== '')?.['language'] ?? '');
    const stored = isKnown || known.length === 0 ? language : '';
    store.run(
      `INSERT INTO known_devices (user_id, hash, language, used) VALUES (?, ?, ?, ?)
        ON CONFLICT (user_id, hash) DO UPDATE SET language = excluded.language, used = excluded.used`,
      userId,
      hash,
      stored,
      clock.stamp(),
    );
    for (const { hash: oldest } of known.slice(isKnown ? MAX_DEVICES : MAX_DEVICES - 1))
      store.run('DELETE FROM known_devices WHERE user_id = ? AND hash = ?', userId, String(oldest));
    return { isUnknown: !isKnown && known.length > 0, language: isLanguage(last) ? last : undefined };
  });
}
