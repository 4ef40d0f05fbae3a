import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { localDate } from '@/clinical/calendar-date.ts';
import { isFull } from '@/db/is-full.ts';
import { saveProfile } from '@/db/profile.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import type { Profile } from '@/model/profile.ts';
import { useNow } from '@/use-now.ts';
import { useSealedDraft } from '@/use-sealed-draft.ts';
import { useNotKept } from '@/use-not-kept.ts';
import { errorText } from './field-error.ts';
import { emptyProfileDraft, formOf, type ProfileDraft } from './profile-form.ts';
import { readProfile, renewed, type ProfileQuestion } from './read-profile.ts';

/** So often it is asked whether it is another day, in ms. */
const DAY_ASKED_MS = 60_000;

/** Told when it is saved. `isWhole` is false when more was typed meanwhile, which the form still holds. */
export type OnProfileSaved = (changes: Partial<Profile>, isWhole: boolean) => void;

/** The form over the profile of this phone. Nothing typed is lost by a refusal, a question, a failure, a save or a reload. */
export function useProfileForm(profile: Profile | null, onSaved: OnProfileSaved) {
  const intl = useIntl();
  const notKept = useNotKept();
  const { draft, set, clear } = useSealedDraft<ProfileDraft>('profile', emptyProfileDraft);
  const [hasTried, setTried] = useState(false);
  const [question, setQuestion] = useState<ProfileQuestion | null>(null);
  const [failure, setFailure] = useState<MessageId | null>(null);
  const [isSaving, setSaving] = useState(false);
  const accepted = useRef(new Set<ProfileQuestion>());
  const isRunning = useRef(false);
  const typedMeanwhile = useRef<ProfileDraft>({});
  const [halfTyped, setHalfTyped] = useState<readonly string[]>([]);
  const today = localDate(useNow(DAY_ASKED_MS));
  const shown = readProfile(draft, profile, today, halfTyped);

  const submit = async (half: readonly string[] = []) => {
    if (isRunning.current) return;
    // The page may have been open since yesterday: the weeks are noted with the day on which they are saved.
    const read = readProfile(draft, profile, localDate(Date.now()), half);
    setHalfTyped(half);
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
      setFailure(isFull(error) ? 'profile.failed.quota' : notKept('profile.failed'));
    } finally {
      isRunning.current = false;
      setSaving(false);
    }
  };

  return {
    form: formOf(renewed(draft, profile, today), draft),
    /** The profile without what the chosen status drops. */
    renewed: renewed(draft, profile, today),
    today,
    weeks: shown.weeks,
    isSaving,
    isRefused: hasTried && Object.keys(shown.errors).length > 0,
    failure,
    question,
    submit,
    set: (changes: ProfileDraft) => {
      accepted.current.clear();
      if (isRunning.current) typedMeanwhile.current = { ...typedMeanwhile.current, ...changes };
      setHalfTyped((current) => current.filter((field) => !(field in changes)));
      set(changes);
    },
    error: (field: keyof typeof shown.errors, label: string) =>
      hasTried ? errorText(intl, shown.errors[field], label) : null,
    /** The answer to the question: save it as it is. */
    accept: () => {
      if (question) accepted.current.add(question);
      void submit(halfTyped);
    },
    /** The answer to the question: go on with the form. */
    reconsider: () => setQuestion(null),
  };
}
export type ProfileFormState = ReturnType<typeof useProfileForm>;
