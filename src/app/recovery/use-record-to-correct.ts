import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { rejectedChangeOf } from '@/sync/attention/rejected-changes.ts';

/** A rejected record to correct; `isHere` is false when its row is gone from this phone and a new one must be created. */
export interface RecordToCorrect<T> {
  readonly record: T & { readonly id: string };
  readonly isHere: boolean;
}

/** Opens the rejected record of the URL parameter `?mend=<id>`. */
export function useRecordToCorrect<T>(open: (correction: RecordToCorrect<T>) => void): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const id = new URLSearchParams(search).get('mend');
  useEffect(() => {
    if (id === null) return;
    rejectedChangeOf(id).then(
      (change) =>
        change && open({ record: change.row as unknown as RecordToCorrect<T>['record'], isHere: change.isHere }),
      // The frame shows a notice when the store cannot be read.
      () => undefined,
    );
    // Remove the parameter, so that a reload or the back button shows the page and not the form again.
    void navigate(pathname, { replace: true });
  }, [id, navigate, pathname, open]);
}
