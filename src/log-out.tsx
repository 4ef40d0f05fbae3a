import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { doesContactWait } from '@/sync/online/contact-mark.ts';
import { logOut, useSession } from '@/sync/session.ts';
import { useSyncStatus } from '@/sync/status.ts';
import { Button } from '@/ui/button.tsx';
import { LogOutQuestion } from './log-out-question.tsx';

const nothing = { entries: 0, messages: 0, texts: 0 };

/** What the status says holds when the store cannot be asked. */
async function countWaiting(): Promise<number> {
  const { pending, dead } = useSyncStatus.getState();
  if (pending + dead > 0) return pending + dead;
  const { waitingHere } = await import('@/db/waiting-here.ts');
  return waitingHere().catch(() => 0);
}

/** How long a sign-out waits for what is just on its way to be confirmed, before it asks. */
const CONFIRMING_MS = 4000;
const LOOK_AGAIN_MS = 250;

/** What is left to ask about: with the server in reach, what is on its way gets the time to arrive first. */
async function countLeft(): Promise<number> {
  const until = Date.now() + CONFIRMING_MS;
  let count = await countWaiting();
  const isOnItsWay = () => navigator.onLine && ['idle', 'syncing'].includes(useSyncStatus.getState().phase);
  while (count > 0 && isOnItsWay() && Date.now() < until) {
    const { resyncNow } = await import('@/sync/start-sync.ts');
    await resyncNow();
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    count = await countWaiting();
  }
  return count;
}

/** Messages of the contact form that are only here, after a last try to send them. */
async function countMessages(): Promise<number> {
  if (!doesContactWait()) return 0;
  const [{ waitingContact }, { sendContact }] = await Promise.all([
    import('@/db/contact-outbox.ts'),
    import('@/sync/online/contact.ts'),
  ]);
  await sendContact().catch(() => undefined);
  const userId = useSession.getState().user?.id ?? '';
  return (await waitingContact(userId).catch(() => [])).length;
}

/** Texts that the forum did not take and that are only here. */
async function countRefusedTexts(): Promise<number> {
  const { forumHere } = await import('@/db/forum-box.ts');
  const unsent = await forumHere().then(
    (box) => box.unsent(),
    () => [],
  );
  return unsent.filter(({ state }) => state !== 'waiting').length;
}

/** Leaves at once when all is sent; otherwise asks what to do with what is only on this phone. */
export function LogOut() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(nothing);
  const [isBusy, setBusy] = useState(false);
  const leave = () => {
    void logOut();
    // The page itself is closed to whoever is signed out; the next person does not begin on it.
    requestAnimationFrame(() => void navigate('/login', { replace: true }));
  };
  const ask = async () => {
    setBusy(true);
    const [entries, messages] = await Promise.all([countLeft(), countMessages()]);
    const texts = await countRefusedTexts();
    setBusy(false);
    if (entries + messages + texts === 0) leave();
    else setWaiting({ entries, messages, texts });
  };
  return (
    <>
      <Button tone="secondary" icon="log-out" wide busy={isBusy} onClick={() => void ask()}>
        {intl.formatMessage({ id: 'more.logOut' })}
      </Button>
      {waiting.entries + waiting.messages + waiting.texts > 0 && (
        <LogOutQuestion
          waiting={waiting.entries}
          messages={waiting.messages}
          refusedTexts={waiting.texts}
          onStay={() => setWaiting(nothing)}
          onLeave={leave}
        />
      )}
    </>
  );
}
