import { startTransition, useEffect, useRef, useState } from 'react';
import { FileRefused, type FileRefusal } from '@/model/files/validate-file.ts';
import type { Unreadable } from '@/clinical/lab/report/lab-file-reader.ts';
import type { LabProgress, LabReading } from '@/app/labs/read-lab-file.ts';

/** Why no file was read; `reader`: the reader itself failed. */
export type ReadingTrouble =
  | { readonly kind: 'refused'; readonly reason: FileRefusal }
  | { readonly kind: 'unreadable'; readonly reason: Unreadable | 'notLoaded'; readonly pages: number };

export type LabReadingState =
  | { readonly phase: 'idle' | 'cancelled' }
  | { readonly phase: 'reading'; readonly progress: LabProgress | null }
  | { readonly phase: 'read'; readonly reading: LabReading }
  | { readonly phase: 'failed'; readonly trouble: ReadingTrouble };

async function troubleOf(error: unknown): Promise<ReadingTrouble> {
  if (error instanceof FileRefused) return { kind: 'refused', reason: error.reason };
  const { LabFileUnreadable } = await import('@/app/labs/read-lab-file.ts').catch(() => ({ LabFileUnreadable: null }));
  if (LabFileUnreadable && error instanceof LabFileUnreadable)
    return { kind: 'unreadable', reason: error.reason, pages: error.pages };
  return { kind: 'unreadable', reason: LabFileUnreadable ? 'damaged' : 'notLoaded', pages: 0 };
}

/** Reads a chosen file on this phone, one at a time; the worker ends when the form closes. */
export function useLabReading(onRead: (reading: LabReading) => void) {
  const [state, setState] = useState<LabReadingState>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);
  const openReading = useRef<LabReading | null>(null);

  function stop(): void {
    running.current?.abort();
    running.current = null;
    openReading.current?.end();
    openReading.current = null;
  }
  useEffect(
    () => () => {
      running.current?.abort();
      openReading.current?.end();
    },
    [],
  );

  async function start(file: File): Promise<void> {
    stop();
    const controller = new AbortController();
    running.current = controller;
    setState({ phase: 'reading', progress: null });
    try {
      const { readLabFile } = await import('@/app/labs/read-lab-file.ts');
      const showProgress = (progress: LabProgress) => {
        if (!controller.signal.aborted) setState({ phase: 'reading', progress });
      };
      const reading = await readLabFile(file, showProgress, controller.signal);
      if (controller.signal.aborted) return reading.end();
      openReading.current = reading;
      // A transition: many rows render in chunks, so that the page stays responsive.
      startTransition(() => {
        onRead(reading);
        setState({ phase: 'read', reading });
      });
    } catch (error) {
      if (!controller.signal.aborted) setState({ phase: 'failed', trouble: await troubleOf(error) });
    }
  }

  return {
    state,
    start,
    cancel: () => {
      stop();
      setState({ phase: 'cancelled' });
    },
    forget: () => {
      stop();
      setState({ phase: 'idle' });
    },
  };
}
