import type { ProfileDraft, ProfileForm } from './profile-form.ts';

/** What every section of the form is given. */
export interface SectionProps {
  form: ProfileForm;
  set: (changes: ProfileDraft) => void;
  /** What is wrong with a field, in words with its label; null while nothing is or nothing was tried. */
  error: (field: keyof ProfileForm, label: string) => string | null;
}
