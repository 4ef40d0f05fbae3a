import { RemoteFailure } from '@/sync/transport/remote-failure.ts';
import { Refusal } from './refusal.ts';

/** What a call without SDK and HTTP ends with when the connection fails. */
export const brokenAnswers = {
  lost() {
    throw new TypeError('fetch failed');
  },
  foreign() {
    throw new RemoteFailure('unreachable', 'foreign_answer', 'this is not an answer of the backend', {
      isNetwork: true,
    });
  },
  status(code: number, type: string): never {
    throw new Refusal(code, type);
  },
} as const satisfies Record<string, (...given: never[]) => never>;
