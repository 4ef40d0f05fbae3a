import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRefetchForum } from './use-forum.ts';

/** HTTP 429: the user is rate limited. */
const isTooOften = (error: unknown): boolean => (error as { status?: number } | null)?.status === 429;

/** Runs an action that needs the network, shows its error, and refetches the forum. */
export function useForumAction() {
  const intl = useIntl();
  const askAgain = useRefetchForum();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  return {
    isBusy,
    trouble,
    /** @returns the result, or undefined if the action failed */
    async run<T>(act: () => Promise<T>): Promise<T | undefined> {
      setBusy(true);
      setTrouble('');
      try {
        const answer = await act();
        await askAgain();
        return answer;
      } catch (error) {
        setTrouble(intl.formatMessage({ id: isTooOften(error) ? 'forum.often' : 'forum.failed' }));
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}
