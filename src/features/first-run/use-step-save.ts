import { useRef, useState } from 'react';
import { isStorageFull } from '@/db/browser-storage/is-full.ts';
import { useSaveFailure } from '@/app/forms/use-save-failure.ts';
import type { MessageId } from '@/i18n/messages/en.ts';

/** Saves a screen on the phone and then goes on. A second tap while it saves does nothing; a failure stays on the screen. */
export function useStepSave(onNext: () => void) {
  const saveFailure = useSaveFailure();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<MessageId | null>(null);
  const isRunning = useRef(false);
  const save = async (write: () => Promise<unknown>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setSaving(true);
    setFailure(null);
    try {
      await write();
      onNext();
    } catch (error) {
      setFailure(isStorageFull(error) ? 'profile.failed.quota' : saveFailure('profile.failed'));
    } finally {
      isRunning.current = false;
      setSaving(false);
    }
  };
  return { save, isSaving, failure };
}
