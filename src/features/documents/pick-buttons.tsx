import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import { FileChooser } from '@/ui/controls/file-chooser.tsx';
import styles from './documents.module.css';

/** Both MIME types and file extensions: some phones match files by only one of the two. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,application/pdf,.jpg,.jpeg,.png,.webp,.heic,.pdf';

/** Two ways to add a file: the camera or the phone's files. */
export function PickButtons({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const intl = useIntl();
  const camera = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.ways}>
      <Button tone="secondary" icon="camera" onClick={() => camera.current?.click()}>
        {intl.formatMessage({ id: 'documents.camera' })}
      </Button>
      <Button tone="secondary" icon="document" onClick={() => chooser.current?.click()}>
        {intl.formatMessage({ id: 'documents.choose' })}
      </Button>
      <FileChooser ref={camera} accept="image/*" capture="environment" onChoose={onChoose} />
      <FileChooser ref={chooser} accept={ACCEPTED} multiple onChoose={onChoose} />
    </div>
  );
}
