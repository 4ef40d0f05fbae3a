import { useState } from 'react';

/** Runs a change of the push settings. `hasFailed`: the server or the push service could not be reached. */
export function usePushChange() {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const change = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setFailed(false);
    await work().catch(() => setFailed(true));
    setBusy(false);
  };
  return { isBusy, hasFailed, change };
}
