import { startTransition, useEffect, useRef, useState } from 'react';
import { FileRefused, type FileRefusal } from '@/model/judge-file.ts';
import type { Unreadable } from '@/lab-reader.ts';
import type { LabProgress, LabReading } from '@/read-lab-file.ts';

/** Why nothing was read; `reader`: the reader itself failed. */
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
  const { LabFileUnreadable } = await import('@/read-lab-file.ts').catch(() => ({ LabFileUnreadable: null }));
  if (LabFileUnreadable && error instanceof LabFileUnreadable)
    return { kind: 'unreadable', reason: error.reason, pages: error.pages };
  return { kind: 'unreadable', reason: LabFileUnreadable ? 'damaged' : 'notLoaded', pages: 0 };
}

/** Reads a chosen file on this phone. One at a time; what reads it is ended when the form closes. */
export function useLabReading(onRead: (reading: LabReading) => void) {
  const [state, setState] = useState<LabReadingState>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);
  const held = useRef<LabReading | null>(null);

  function stop(): void {
    running.current?.abort();
    running.current = null;
    held.current?.end();
    held.current = null;
  }
  useEffect(
    () => () => {
      running.current?.abort();
      held.current?.end();
    },
    [],
  );

  async function start(file: File): Promise<void> {
    stop();
    const own = new AbortController();
    running.current = own;
    setState({ phase: 'reading', progress: null });
    try {
      const { readLabFile } = await import('@/read-lab-file.ts');
      const showProgress = (progress: LabProgress) => {
        if (!own.signal.aborted) setState({ phase: 'reading', progress });
      };
      const reading = await readLabFile(file, showProgress, own.signal);
      if (own.signal.aborted) return reading.end();
      held.current = reading;
      // Many rows are drawn in slices, so that the page answers meanwhile.
      startTransition(() => {
        onRead(reading);
        setState({ phase: 'read', reading });
      });
    } catch (error) {
      if (!own.signal.aborted) setState({ phase: 'failed', trouble: await troubleOf(error) });
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
