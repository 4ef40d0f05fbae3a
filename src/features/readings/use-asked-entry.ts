import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ReadingKind } from '@/model/reading.ts';
import { openEntry, openMending } from './entry-state.ts';

const kinds: readonly ReadingKind[] = ['bloodPressure', 'bloodSugar', 'weight'];

/** The refused reading that this phone still holds under an id. */
async function openRefused(id: string): Promise<void> {
  const { readingById } = await import('@/db/readings.ts');
  const reading = await readingById(id);
  if (reading) openMending(reading);
}

/**
 * Opens the form that the address asks for: `?add=weight`, where a shortcut of the installed app leads, or `?mend=<id>`
 * for a reading that the server refused.
 */
export function useAskedEntry(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search);
  const [add, mend] = [asked.get('add'), asked.get('mend')];
  useEffect(() => {
    if (add === null && mend === null) return;
    const kind = kinds.find((each) => each === add);
    if (kind) openEntry(kind);
    if (mend !== null) void openRefused(mend);
    // Once: a reload or the way back shows the page, not the form again.
    void navigate(pathname, { replace: true });
  }, [add, mend, navigate, pathname]);
}
