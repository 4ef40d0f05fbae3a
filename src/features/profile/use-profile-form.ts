import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { isStorageFull } from '@/db/browser-storage/is-full.ts';
import { saveProfile } from '@/db/records/profile.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import type { Profile } from '@/model/records/profile.ts';
import { useNow } from '@/ui/hooks/use-now.ts';
import { useSealedDraft } from '@/app/forms/use-sealed-draft.ts';
import { useSaveFailure } from '@/app/forms/use-save-failure.ts';
import { errorText } from '@/app/profile/field-error.ts';
import { emptyProfileDraft, formOf, type ProfileDraft } from './profile-form.ts';
import type { Section } from './sections.ts';
import { readProfile, withoutClearedFields, type ProfileQuestion } from './read-profile.ts';

/** How often the current date is checked, in ms. */
const DATE_CHECK_MS = 60_000;

/** Called after a save. `isComplete` is false when the user typed more during the save; the form still has that text. */
export type OnProfileSaved = (changes: Partial<Profile>, isWhole: boolean) => void;

/** State of the form of one part. Typed text is never lost: not by an error, a question, a failed save, a save or a reload. */
export function useProfileForm(section: Section, profile: Profile | null, onSaved: OnProfileSaved) {
  const intl = useIntl();
  const saveFailure = useSaveFailure();
  const { draft, set, clear } = useSealedDraft<ProfileDraft>(`profile ${section}`, emptyProfileDraft);
  const [hasTried, setTried] = useState(false);
  const [question, setQuestion] = useState<ProfileQuestion | null>(null);
  const [failure, setFailure] = useState<MessageId | null>(null);
  const [isSaving, setSaving] = useState(false);
  const accepted = useRef(new Set<ProfileQuestion>());
  const isRunning = useRef(false);
  const typedMeanwhile = useRef<ProfileDraft>({});
  const [incomplete, setIncomplete] = useState<readonly string[]>([]);
  const today = localDate(useNow(DATE_CHECK_MS));
  const shown = readProfile(draft, profile, today, incomplete);

  const submit = async (incompleteNow: readonly string[] = []) => {
    if (isRunning.current) return;
    // The page may have been open since yesterday: weeks are stored with the date on which they are saved.
    const read = readProfile(draft, profile, localDate(Date.now()), incompleteNow);
    setIncomplete(incompleteNow);
    setTried(true);
    setFailure(null);
    if (Object.keys(read.errors).length > 0) return;
    const open = read.questions.find((each) => !accepted.current.has(each)) ?? null;
    setQuestion(open);
    if (open) return;
    isRunning.current = true;
    typedMeanwhile.current = {};
    setSaving(true);
    try {
      await saveProfile(read.changes);
      const isWhole = Object.keys(typedMeanwhile.current).length === 0;
      clear();
      if (!isWhole) set(typedMeanwhile.current);
      setTried(false);
      onSaved(read.changes, isWhole);
    } catch (error) {
      setFailure(isStorageFull(error) ? 'profile.failed.quota' : saveFailure('profile.failed'));
    } finally {
      isRunning.current = false;
      setSaving(false);
    }
  };

  return {
    form: formOf(withoutClearedFields(draft, profile, today), draft),
    /** The profile without the fields that the chosen status clears. */
    renewed: withoutClearedFields(draft, profile, today),
    today,
    weeks: shown.weeks,
    isSaving,
    isInvalid: hasTried && Object.keys(shown.errors).length > 0,
    failure,
    question,
    submit,
    set: (changes: ProfileDraft) => {
      accepted.current.clear();
      if (isRunning.current) typedMeanwhile.current = { ...typedMeanwhile.current, ...changes };
      setIncomplete((current) => current.filter((field) => !(field in changes)));
      set(changes);
    },
    error: (field: keyof typeof shown.errors, label: string) =>
      hasTried ? errorText(intl, shown.errors[field], label) : null,
    /** Answers the question: save as it is. */
    accept: () => {
      if (question) accepted.current.add(question);
      void submit(incomplete);
    },
    /** Answers the question: back to the form. */
    reconsider: () => setQuestion(null),
  };
}
export type ProfileFormState = ReturnType<typeof useProfileForm>;
