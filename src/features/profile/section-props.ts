import type { ProfileDraft, ProfileForm } from './profile-form.ts';

/** Props of every section of the profile form. */
export interface SectionProps {
  form: ProfileForm;
  set: (changes: ProfileDraft) => void;
  /** The error message of a field with its label; null when it is valid or before the first save. */
  error: (field: keyof ProfileForm, label: string) => string | null;
}
