import { useCallback, useState } from 'react';
import type { MailToken } from '@/sync/api/account/account-mail.ts';

function tokenOf(search: string): MailToken | null {
  const parameters = new URLSearchParams(search);
  const userId = parameters.get('userId');
  const secret = parameters.get('secret');
  return userId && secret ? { userId, secret } : null;
}

/** The token of the opened mail link, held while the page stays open; null if the page was opened without one. */
export function useMailToken() {
  const [token] = useState(() => tokenOf(location.search));
  /** A link works once: remove the used token from the address and the history. */
  const hide = useCallback(() => history.replaceState(history.state, '', location.pathname), []);
  return { token, hide };
}
