import { useLayoutEffect, useRef, useState } from 'react';
import { isFull } from '@/db/is-full.ts';
import type { Issue } from '@/model/issue.ts';
import { InvalidRecord } from '@/model/record.ts';

/** What a form says as it stands now: a record, or why it is none. */
export type FormAnswer<Values> = { readonly values: Values } | { readonly issues: readonly Issue[] };

interface RecordFormOptions<Values, Saved> {
  /** `halfTyped` names the fields whose date or time is begun and not finished. */
  read: (halfTyped: readonly string[]) => FormAnswer<Values>;
  save: (values: Values) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
}

/** Judges and saves. Nothing here touches what was typed; a second call while one is saving does nothing. */
export function useRecordForm<Values, Saved>({ read, save, onSaved }: RecordFormOptions<Values, Saved>) {
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [failure, setFailure] = useState<'quota' | 'other' | null>(null);
  const [isSaving, setSaving] = useState(false);
  // State arrives with the next rendering; two taps can come before it.
  const hasBegun = useRef(false);
  // Not before the page shows what has become of it: a tap until then still means what was just saved. A later effect, of
  // a drawing before the tap, would allow a second one.
  useLayoutEffect(() => {
    if (!isSaving) hasBegun.current = false;
  });

  async function submit(halfTyped: readonly string[] = []) {
    if (hasBegun.current) return;
    const answer = read(halfTyped);
    setFailure(null);
    setIssues('issues' in answer ? answer.issues : []);
    if ('issues' in answer) return;
    hasBegun.current = true;
    setSaving(true);
    try {
      onSaved(await save(answer.values));
    } catch (error) {
      // Nothing was saved: a tap from now on means to try again.
      hasBegun.current = false;
      if (error instanceof InvalidRecord) setIssues(error.issues);
      else setFailure(isFull(error) ? 'quota' : 'other');
    } finally {
      setSaving(false);
    }
  }

  return {
    issues,
    failure,
    isSaving,
    submit,
    /** These fields have changed: what was said of them no longer stands. */
    reconsider: (...fields: string[]) =>
      setIssues((current) => current.filter((issue) => !fields.includes(issue.field))),
  };
}
