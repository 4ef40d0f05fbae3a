import type { Ref } from 'react';

interface FileChooserProps {
  /** Lets a button beside it open the file dialog. */
  ref: Ref<HTMLInputElement>;
  accept: string;
  multiple?: boolean;
  capture?: 'environment';
  onChoose: (files: readonly [File, ...File[]]) => void;
}

/** A visually hidden file input. It resets itself, so that the same file can be chosen again. */
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
