/** What every form of a reading is given. */
export interface EntryFormProps<R> {
  /** A refused reading that this form puts right: it is filled in, and what is saved takes its place. */
  mended: R | null;
  onClose: () => void;
  onSaved: (reading: R) => void;
}
