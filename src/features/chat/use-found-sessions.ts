import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { everyChatMessage, type KeptMessage } from '@/db/chat.ts';
import { findSessions, type FoundSession } from '@/model/chat-session.ts';

/** The conversations that have these words; undefined while nothing is searched or the messages are being read. */
export function useFoundSessions(words: string): readonly FoundSession[] | undefined {
  const { locale } = useIntl();
  const [messages, setMessages] = useState<readonly KeptMessage[]>();
  const isSearching = words.trim() !== '';
  useEffect(() => {
    if (!isSearching) return;
    let isCurrent = true;
    // Read once for all that is typed: every message has to be opened for it.
    everyChatMessage().then(
      (all) => isCurrent && setMessages(all),
      () => isCurrent && setMessages([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [isSearching]);
  return useMemo(
    () => (isSearching && messages ? findSessions(messages, words, locale) : undefined),
    [isSearching, messages, words, locale],
  );
}
