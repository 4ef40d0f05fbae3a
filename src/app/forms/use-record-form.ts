import { useLayoutEffect, useRef, useState } from 'react';
import { isStorageFull } from '@/db/browser-storage/is-full.ts';
import type { Issue } from '@/model/schema/issue.ts';
import { InvalidRecord } from '@/model/schema/record.ts';

/** The result of validating a form: the values of a record, or the issues. */
export type FormResult<Values> = { readonly values: Values } | { readonly issues: readonly Issue[] };

interface RecordFormOptions<Values, Saved> {
  /** `incomplete` names the date and time fields that are filled in only partly. */
  read: (incomplete: readonly string[]) => FormResult<Values>;
  save: (values: Values) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
}

/** Validates and saves a form. It never changes what was typed; `submit` does nothing while a save is running. */
export function useRecordForm<Values, Saved>({ read, save, onSaved }: RecordFormOptions<Values, Saved>) {
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [failure, setFailure] = useState<'quota' | 'other' | null>(null);
  const [isSaving, setSaving] = useState(false);
  // State is updated with the next render; two taps can come before that.
  const isSubmitting = useRef(false);
  // Reset only when the result is on screen: a tap before that still means the record that was just saved. A passive effect
  // could belong to a render before the tap and would allow a second save.
  useLayoutEffect(() => {
    if (!isSaving) isSubmitting.current = false;
  });

  async function submit(incomplete: readonly string[] = []) {
    if (isSubmitting.current) return;
    const answer = read(incomplete);
    setFailure(null);
    setIssues('issues' in answer ? answer.issues : []);
    if ('issues' in answer) return;
    isSubmitting.current = true;
    setSaving(true);
    try {
      onSaved(await save(answer.values));
    } catch (error) {
      // Nothing was saved, so the next tap is a retry.
      isSubmitting.current = false;
      if (error instanceof InvalidRecord) setIssues(error.issues);
      else setFailure(isStorageFull(error) ? 'quota' : 'other');
    } finally {
      setSaving(false);
    }
  }

  return {
    issues,
    failure,
    isSaving,
    submit,
    /** Removes the issues of fields that have changed. */
    reconsider: (...fields: string[]) =>
      setIssues((current) => current.filter((issue) => !fields.includes(issue.field))),
  };
}
