import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { extensionsOf } from '@/model/files/bucket.ts';
import { FileChooser } from '@/ui/controls/file-chooser.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './chat.module.css';

/** Both MIME types and file extensions: some phones match files by only one of the two. */
const ACCEPTED = ['image/*', ...extensionsOf('chat-images').map((ending) => `.${ending}`)].join(',');

/** Chooses the picture of a question, from the camera or the phone's files. */
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
