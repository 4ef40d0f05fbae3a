import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { refetchQueries } from '@/app/network/refetch.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { refusalStatus } from '@/sync/api/clinic/clinic.ts';

/** First part of the key of every query of the clinic. */
export const CLINIC_KEY = 'clinic';

const byStatus: Readonly<Record<number, MessageId>> = {
  400: 'clinic.refused.invalid',
  401: 'clinic.refused.role',
  403: 'clinic.refused.role',
  409: 'clinic.refused.conflict',
  410: 'clinic.refused.gone',
  412: 'clinic.refused.factor',
  423: 'clinic.refused.inUse',
  429: 'clinic.refused.often',
};

/** Why a call failed, in words. */
const failureOf = (error: unknown): MessageId => byStatus[refusalStatus(error) ?? 0] ?? 'clinic.failed';

/** Runs a change, keeps the words of its failure, and reads the lists of the clinic again. */
export function useClinicAction() {
  const intl = useIntl();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  return {
    isBusy,
    trouble,
    /** @returns the result, or undefined when it failed */
    async run<T>(change: () => Promise<T>): Promise<T | undefined> {
      setBusy(true);
      setTrouble('');
      try {
        return await change();
      } catch (error) {
        setTrouble(intl.formatMessage({ id: failureOf(error) }));
        return undefined;
      } finally {
        // Also after a failure: a part may have been carried out.
        await refetchQueries(client, [CLINIC_KEY]).catch(() => undefined);
        setBusy(false);
      }
    },
  };
}
