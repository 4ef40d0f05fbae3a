import { useCallback, useState } from 'react';
import type { MailToken } from '@/sync/online/account-mail.ts';

function tokenOf(search: string): MailToken | null {
  const parameters = new URLSearchParams(search);
  const userId = parameters.get('userId');
  const secret = parameters.get('secret');
  return userId && secret ? { userId, secret } : null;
}

/** The token of the link that was opened, kept while the page stays; null when the page was opened without one. */
export function useMailToken() {
  const [token] = useState(() => tokenOf(location.search));
  /** A link works once: what is used up leaves the address and the history. */
  const hide = useCallback(() => history.replaceState(history.state, '', location.pathname), []);
  return { token, hide };
}
