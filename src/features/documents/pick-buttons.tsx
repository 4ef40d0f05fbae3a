import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/ui/button.tsx';
import { FileChooser } from '@/ui/file-chooser.tsx';
import styles from './documents.module.css';

/** Word and ending: some phones offer only what they know by one of the two. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,application/pdf,.jpg,.jpeg,.png,.webp,.heic,.pdf';

/** The two ways to a file: the camera, and what the phone has. */
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
