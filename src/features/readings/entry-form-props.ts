/** What every form of a reading is given. */
export interface EntryFormProps<R> {
  onClose: () => void;
  onSaved: (reading: R) => void;
}
