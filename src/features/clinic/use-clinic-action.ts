import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { refetchQueries } from '@/app/network/refetch.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { refusalStatus } from '@/sync/api/clinic/clinic.ts';

/** First part of the key of every query of the clinic. */
export const CLINIC_KEY = 'clinic';

const byStatus: Readonly<Record<number, MessageId>> = {
  400: 'clinic.refused.invalid',
  401: 'clinic.refused.session',
  403: 'clinic.refused.role',
  409: 'clinic.refused.conflict',
  410: 'clinic.refused.gone',
  412: 'clinic.refused.factor',
  423: 'clinic.refused.inUse',
  429: 'clinic.refused.often',
};

/** Why a call failed, in words. Without an answer of the clinic's function it is unknown whether it was carried out. */
const failureOf = (error: unknown, ofConflict?: MessageId): MessageId => {
  const status = refusalStatus(error) ?? 0;
  return (status === 409 && ofConflict) || (byStatus[status] ?? 'clinic.failed');
};

/** Carries no data: only that something of the clinic has changed. */
const CHANNEL = 'maia clinic changes';

/** Makes the clinic's pages in other tabs read their lists again. */
function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** Calls `onChange` when another tab of this browser has changed something of the clinic. */
export function useOtherTabs(onChange: () => void): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = onChange;
    return () => channel.close();
  });
}

/**
 * Runs a change, keeps the words of its failure, and reads the lists of the clinic again, in other tabs too. While one runs, another call does
 * nothing: two taps come sooner than the button shows that it is busy.
 * @param ofConflict the words of a refusal because something has changed meanwhile
 */
export function useClinicAction(ofConflict?: MessageId) {
  const intl = useIntl();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const isRunning = useRef(false);
  return {
    isBusy,
    trouble,
    /** @returns the result, or undefined when it failed or another one is running */
    async run<T>(change: () => Promise<T>): Promise<T | undefined> {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setBusy(true);
      setTrouble('');
      try {
        return await change();
      } catch (error) {
        setTrouble(intl.formatMessage({ id: failureOf(error, ofConflict) }));
        return undefined;
      } finally {
        // Also after a failure: a part may have been carried out.
        tellOtherTabs();
        await refetchQueries(client, [CLINIC_KEY]).catch(() => undefined);
        isRunning.current = false;
        setBusy(false);
      }
    },
  };
}
