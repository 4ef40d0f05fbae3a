import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { allChatMessages, type StoredChatMessage } from '@/db/records/chat.ts';
import { findSessions, type FoundSession } from '@/model/messages/chat-session.ts';

/** The conversations that contain these words; undefined without a search and while the messages are loading. */
export function useSessionSearch(words: string): readonly FoundSession[] | undefined {
  const { locale } = useIntl();
  const [messages, setMessages] = useState<readonly StoredChatMessage[]>();
  const isSearching = words.trim() !== '';
  useEffect(() => {
    if (!isSearching) return;
    let isCurrent = true;
    // Loaded once for the whole search, because every message has to be decrypted.
    allChatMessages().then(
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
