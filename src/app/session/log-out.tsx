import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { openStore } from '@/db/store/open-store.ts';
import { isContactUnsent } from '@/sync/api/messages/contact-marker.ts';
import { loadSignOut, logOut, useSession } from '@/sync/session/session.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage, LiveRegion } from '@/ui/feedback/live-region.tsx';
import { sendUnsent } from '@/app/recovery/send-unsent.ts';
import { LogOutQuestion } from './log-out-question.tsx';

const noneUnsent = { entries: 0, messages: 0, texts: 0 };

/** The number of unsent entries: from the sync status, else from the store; 0 when the store cannot be read. */
async function countUnsent(): Promise<number> {
  const { pending, dead } = useSyncStatus.getState();
  if (pending + dead > 0) return pending + dead;
  const { countAllUnsent } = await import('@/db/outbox/unsent-count.ts');
  return countAllUnsent().catch(() => 0);
}

/** How long a log-out waits for running uploads before it asks the question. */
const CONFIRM_TIMEOUT_MS = 4000;

/** Counts unsent entries; while the server is reachable, running uploads get time to finish first. */
const countAfterUploads = (): Promise<number> =>
  sendUnsent({
    count: countUnsent,
    timeoutMs: CONFIRM_TIMEOUT_MS,
    isSending: () => navigator.onLine && ['idle', 'syncing'].includes(useSyncStatus.getState().phase),
  });

/** Unsent messages of the contact form, after a last attempt to send them. */
async function countMessages(): Promise<number> {
  if (!isContactUnsent()) return 0;
  const [{ unsentContact }, { sendContact }] = await Promise.all([
    import('@/db/outbox/contact-outbox.ts'),
    import('@/sync/api/messages/contact-form.ts'),
  ]);
  await sendContact().catch(() => undefined);
  const userId = useSession.getState().user?.id ?? '';
  return (await unsentContact(userId).catch(() => [])).length;
}

/** Forum texts that the server rejected; they exist only on this phone. */
async function countRefusedTexts(): Promise<number> {
  const { currentForumStore } = await import('@/db/forum/forum-store.ts');
  const writes = await currentForumStore().then(
    (store) => store.unsent(),
    () => [],
  );
  return writes.filter(({ state }) => state !== 'waiting').length;
}

/**
 * Opens the store that the counts read. They would wait for ever for a sync whose code could not be fetched. A store that
 * does not open counts as empty; code that cannot be fetched is an error. @throws TypeError
 */
async function openOwnStore(): Promise<void> {
  const { user } = useSession.getState();
  await import('@/db/store/create-store.ts');
  if (user) void openStore(user.id).catch(() => undefined);
}

/** Logs out at once when everything is sent; otherwise asks what to do with the unsent data. */
export function LogOut() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [unsent, setUnsent] = useState(noneUnsent);
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest');
  const leave = () => {
    void logOut();
    // The page may be public: then no guard redirects.
    requestAnimationFrame(() => void navigate('/login', { replace: true }));
  };
  const ask = async () => {
    setState('busy');
    try {
      // All code first: a sign-out must not stop half-way at a chunk that cannot be fetched.
      // One after the other: when the first fails, no request of the second is under way.
      await loadSignOut();
      await openOwnStore();
      const [entries, messages] = await Promise.all([countAfterUploads(), countMessages()]);
      const texts = await countRefusedTexts();
      setState('rest');
      if (entries + messages + texts === 0) leave();
      else setUnsent({ entries, messages, texts });
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button tone="secondary" icon="log-out" wide busy={state === 'busy'} onClick={() => void ask()}>
        {intl.formatMessage({ id: 'more.logOut' })}
      </Button>
      <LiveRegion>
        {state === 'failed' && <FailureMessage>{intl.formatMessage({ id: 'more.logOut.notLoaded' })}</FailureMessage>}
      </LiveRegion>
      {unsent.entries + unsent.messages + unsent.texts > 0 && (
        <LogOutQuestion
          waiting={unsent.entries}
          messages={unsent.messages}
          refusedTexts={unsent.texts}
          onStay={() => setUnsent(noneUnsent)}
          onLeave={leave}
        />
      )}
    </>
  );
}
