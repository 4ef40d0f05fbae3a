import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { logOut } from '@/sync/session.ts';
import { useSyncStatus } from '@/sync/status.ts';
import { Button } from '@/ui/button.tsx';
import { forgetKeptLists } from './kept-list.ts';
import { LogOutQuestion } from './log-out-question.tsx';

/** What the status says holds when the store cannot be asked. */
async function countWaiting(): Promise<number> {
  const { pending, dead } = useSyncStatus.getState();
  if (pending + dead > 0) return pending + dead;
  const { waitingHere } = await import('./waiting-here.ts');
  return waitingHere().catch(() => 0);
}

/** Leaves at once when all is sent; otherwise asks what to do with what is only on this phone. */
export function LogOut() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const leave = () => {
    void logOut();
    forgetKeptLists();
    // The page itself is closed to whoever is signed out; the next person does not begin on it.
    requestAnimationFrame(() => void navigate('/login', { replace: true }));
  };
  const ask = async () => {
    setBusy(true);
    const count = await countWaiting();
    setBusy(false);
    if (count === 0) leave();
    else setWaiting(count);
  };
  return (
    <>
      <Button tone="secondary" icon="log-out" wide busy={isBusy} onClick={() => void ask()}>
        {intl.formatMessage({ id: 'more.logOut' })}
      </Button>
      {waiting > 0 && <LogOutQuestion waiting={waiting} onStay={() => setWaiting(0)} onLeave={leave} />}
    </>
  );
}
