import type { Ref } from 'react';

interface FileChooserProps {
  /** A button beside it clicks it. */
  ref: Ref<HTMLInputElement>;
  accept: string;
  multiple?: boolean;
  capture?: 'environment';
  onChoose: (files: readonly [File, ...File[]]) => void;
}

/** The browser's way to a file, out of sight. It empties itself, so that the same file can be chosen again. */
export function FileChooser({ onChoose, ...input }: FileChooserProps) {
  return (
    <input
      {...input}
      hidden
      type="file"
      onChange={({ currentTarget }) => {
        const [first, ...others] = currentTarget.files ?? [];
        currentTarget.value = '';
        if (first) onChoose([first, ...others]);
      }}
    />
  );
}
