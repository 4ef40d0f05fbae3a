import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { localDate } from '@/clinical/calendar-date.ts';
import { isFull } from '@/db/is-full.ts';
import { saveProfile } from '@/db/profile.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import type { Profile } from '@/model/profile.ts';
import { useSealedDraft } from '@/use-sealed-draft.ts';
import { useNotKept } from '@/use-not-kept.ts';
import { errorText } from './field-error.ts';
import { emptyProfileDraft, formOf, type ProfileDraft } from './profile-form.ts';
import { readProfile, type ProfileQuestion } from './read-profile.ts';

/** The form over the profile of this phone. Nothing typed is lost by a refusal, a question, a failure or a reload. */
export function useProfileForm(profile: Profile | null, onSaved: (saved: Profile, changes: Partial<Profile>) => void) {
  const intl = useIntl();
  const notKept = useNotKept();
  const { draft, set, clear } = useSealedDraft<ProfileDraft>('profile', emptyProfileDraft);
  const [hasTried, setTried] = useState(false);
  const [question, setQuestion] = useState<ProfileQuestion | null>(null);
  const [failure, setFailure] = useState<MessageId | null>(null);
  const [isSaving, setSaving] = useState(false);
  const accepted = useRef(new Set<ProfileQuestion>());
  const isRunning = useRef(false);
  const [today] = useState(() => localDate(new Date()));
  const read = readProfile(draft, profile, today);
  const isRefused = Object.keys(read.errors).length > 0;

  const submit = async () => {
    if (isRunning.current) return;
    setTried(true);
    setFailure(null);
    if (isRefused) return;
    const open = read.questions.find((each) => !accepted.current.has(each)) ?? null;
    setQuestion(open);
    if (open) return;
    isRunning.current = true;
    setSaving(true);
    try {
      const saved = await saveProfile(read.changes);
      clear();
      setTried(false);
      onSaved(saved, read.changes);
    } catch (error) {
      setFailure(isFull(error) ? 'profile.failed.quota' : notKept('profile.failed'));
    } finally {
      isRunning.current = false;
      setSaving(false);
    }
  };

  return {
    form: formOf(profile, draft),
    today,
    weeks: read.weeks,
    isSaving,
    isRefused: hasTried && isRefused,
    failure,
    question,
    submit,
    set: (changes: ProfileDraft) => {
      accepted.current.clear();
      set(changes);
    },
    error: (field: keyof typeof read.errors, label: string) =>
      hasTried ? errorText(intl, read.errors[field], label) : null,
    /** The answer to the question: save it as it is. */
    accept: () => {
      if (question) accepted.current.add(question);
      void submit();
    },
    /** The answer to the question: go on with the form. */
    reconsider: () => setQuestion(null),
  };
}
export type ProfileFormState = ReturnType<typeof useProfileForm>;
