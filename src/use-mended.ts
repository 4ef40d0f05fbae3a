import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { letterOf } from '@/sync/attention.ts';

/** A refused record to be put right; `isHere` false when it is gone from this phone and can only be made anew. */
export interface Mended<T> {
  readonly record: T & { readonly id: string };
  readonly isHere: boolean;
}

/** Opens the refused record that the address asks for: `?mend=<id>`. */
export function useMended<T>(open: (mended: Mended<T>) => void): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const id = new URLSearchParams(search).get('mend');
  useEffect(() => {
    if (id === null) return;
    letterOf(id).then(
      (letter) => letter && open({ record: letter.row as unknown as Mended<T>['record'], isHere: letter.isHere }),
      // A store that cannot be read is told by a line of its own.
      () => undefined,
    );
    // Once: a reload or the way back shows the page, not the form again.
    void navigate(pathname, { replace: true });
  }, [id, navigate, pathname, open]);
}
