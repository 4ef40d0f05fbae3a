import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readingKinds } from '@/model/records/reading-kinds.ts';
import { openEntry, openCorrection } from './entry-state.ts';

/** Opens the form of the rejected reading with this id, if this phone still has it. */
async function openRefused(id: string): Promise<void> {
  const { readingById } = await import('@/db/records/readings.ts');
  const reading = await readingById(id);
  if (reading) openCorrection(reading);
}

/**
 * Opens the form that the address asks for: `?add=weight`, where a shortcut of the installed app leads, or `?mend=<id>`
 * for a reading that the server rejected.
 */
export function useEntryFromUrl(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search);
  const [add, mend] = [asked.get('add'), asked.get('mend')];
  useEffect(() => {
    if (add === null && mend === null) return;
    const kind = readingKinds.find((each) => each === add);
    if (kind) openEntry(kind);
    if (mend !== null) void openRefused(mend);
    // Once: a reload or the way back shows the page, not the form again.
    void navigate(pathname, { replace: true });
  }, [add, mend, navigate, pathname]);
}
