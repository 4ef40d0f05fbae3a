import { useRef, useState } from 'react';
import { isStorageFull } from '@/db/browser-storage/is-full.ts';
import { addReading } from '@/db/records/readings.ts';
import { InvalidRecord } from '@/model/schema/record.ts';
import type { Issue } from '@/model/schema/issue.ts';
import type { ReadingKind, ReadingOf } from '@/model/records/reading.ts';
import type { Accepted, EntryCheck, EntryQuestion } from './entry-check.ts';

/** The values that a form saves; the store adds the owner, the id and the sort key. */
export type NewReading<K extends ReadingKind> = Omit<
  ReadingOf<K>,
  'id' | 'kind' | 'recordedDesc' | 'userId' | 'serverUpdatedAt'
> & { readonly recordedAt: string };

interface EntryFormOptions<K extends ReadingKind> {
  kind: K;
  /** Looks at the form as it stands now. */
  check: (accepted: Accepted) => EntryCheck<NewReading<K>>;
  onSaved: (reading: ReadingOf<K>) => void;
}

export interface EntryFailure<K extends ReadingKind> {
  readonly reason: 'quota' | 'other';
  /** The values that could not be saved: their answer is shown all the same. */
  readonly values: NewReading<K>;
}

/**
 * Validates, asks, saves. It never changes what was typed: the form keeps its text when a reading is refused or cannot be saved.
 * A second call while one is saving does nothing.
 */
export function useEntryForm<K extends ReadingKind>({ kind, check, onSaved }: EntryFormOptions<K>) {
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [question, setQuestion] = useState<EntryQuestion | null>(null);
  const [failure, setFailure] = useState<EntryFailure<K> | null>(null);
  const [isSaving, setSaving] = useState(false);
  // State changes with the next rendering; two taps can happen before that.
  const hasBegun = useRef(false);
  const accepted = useRef(new Set<EntryQuestion['ask']>());

  async function save(values: NewReading<K>) {
    hasBegun.current = true;
    setSaving(true);
    try {
      onSaved(await addReading(kind, values));
    } catch (error) {
      if (error instanceof InvalidRecord) setIssues(error.issues);
      else setFailure({ reason: isStorageFull(error) ? 'quota' : 'other', values });
    } finally {
      hasBegun.current = false;
      setSaving(false);
    }
  }

  function submit() {
    if (hasBegun.current) return;
    const result = check(accepted.current);
    setFailure(null);
    setIssues(result.is === 'refused' ? result.issues : []);
    setQuestion(result.is === 'doubted' ? result.question : null);
    if (result.is === 'ready') void save(result.values);
  }

  return {
    issues,
    question,
    failure,
    isSaving,
    submit,
    /** The person says the doubted number is right. */
    accept: () => {
      if (question) accepted.current.add(question.ask);
      submit();
    },
    /** The text has changed: questions and confirmations no longer apply. */
    reconsider: (...fields: string[]) => {
      accepted.current.clear();
      setQuestion(null);
      setIssues((current) => current.filter((issue) => !fields.includes(issue.field)));
    },
  };
}
