import { Secret, TOTP } from 'otpauth';
import { until } from './until.ts';

const PERIOD_MS = 30_000;
/** A code must still be right when it arrives: Appwrite refuses that of the half minute before. */
const TYPED_WITHIN_MS = 8_000;

/** What an authenticator app with this key shows, early enough in its half minute to be typed and sent. */
export async function freshCode(key: string): Promise<string> {
  await until('a code is new', () => PERIOD_MS - (Date.now() % PERIOD_MS) > TYPED_WITHIN_MS);
  return new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate();
}
