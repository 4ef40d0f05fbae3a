import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAskAgain } from './use-forum.ts';

/** 429, in the words of whoever was refused. */
const isTooOften = (error: unknown): boolean => (error as { status?: number } | null)?.status === 429;

/** Something that needs the network: runs it, says what went wrong, and asks for the forum again. */
export function useAct() {
  const intl = useIntl();
  const askAgain = useAskAgain();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  return {
    isBusy,
    trouble,
    /** @returns what it answered; undefined when it did not work */
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
