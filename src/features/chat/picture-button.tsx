import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { extensionsOf } from '@/model/bucket.ts';
import { FileChooser } from '@/ui/file-chooser.tsx';
import { Icon } from '@/ui/icon.tsx';
import styles from './chat.module.css';

/** Word and ending: some phones offer only what they know by one of the two. */
const ACCEPTED = ['image/*', ...extensionsOf('chat-images').map((ending) => `.${ending}`)].join(',');

/** Chooses the picture of a question, from the camera or from what the phone has. */
export function PictureButton({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={styles.pictureButton} onClick={() => input.current?.click()}>
        <Icon name="camera" size={24} />
        <span className="hidden-text">
          <FormattedMessage id="chat.picture.add" />
        </span>
      </button>
      <FileChooser ref={input} accept={ACCEPTED} onChoose={([file]) => onChoose(file)} />
    </>
  );
}
