import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ReadingKind } from '@/model/reading.ts';
import { openEntry } from './entry-state.ts';

const kinds: readonly ReadingKind[] = ['bloodPressure', 'bloodSugar', 'weight'];

/** Opens the form that the address asks for, `?add=weight`: a shortcut of the installed app leads here. */
export function useAskedEntry(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('add');
  useEffect(() => {
    if (asked === null) return;
    const kind = kinds.find((each) => each === asked);
    if (kind) openEntry(kind);
    // Once: a reload or the way back shows the page, not the form again.
    void navigate(pathname, { replace: true });
  }, [asked, navigate, pathname]);
}
