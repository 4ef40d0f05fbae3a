/** The props of every form of a reading. */
export interface EntryFormProps<R> {
  /** A rejected reading to correct: the form is filled with it, and the saved reading replaces it. */
  rejected: R | null;
  onClose: () => void;
  onSaved: (reading: R) => void;
}
