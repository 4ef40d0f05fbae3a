import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { removePostPicture } from '@/sync/api/community/blog.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FileChooser } from '@/ui/controls/file-chooser.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import { BlobPicture } from '@/ui/media/blob-picture.tsx';
import { PictureProgress } from '@/features/blog/pictures/picture-progress.tsx';
import { sendPicture, type PictureStage, type PictureTrouble } from '@/features/blog/pictures/send-picture.ts';
import { onEnter } from './on-enter.ts';
import styles from './content-field.module.css';

interface PictureSheetProps {
  onPut: (fileId: string, alt: string) => void;
  onClose: () => void;
}

/** Uploads a picture for the text. It is put in only with words that say what it shows. */
export function PictureSheet({ onPut, onClose }: PictureSheetProps) {
  const intl = useIntl();
  const chooser = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<{ fileId: string; picture: Blob } | null>(null);
  const [stage, setStage] = useState<PictureStage | null>(null);
  const [trouble, setTrouble] = useState<PictureTrouble | null>(null);
  const [alt, setAlt] = useState('');
  const [isPressed, setPressed] = useState(false);
  const isClosed = useRef(false);
  const choose = async (file: File) => {
    setTrouble(null);
    const result = await sendPicture(file, setStage);
    setStage(null);
    if (typeof result === 'string') return setTrouble(result);
    // The sheet was closed while the picture was being sent: no text will show it.
    if (isClosed.current) return removePostPicture(result.fileId);
    if (sent) void removePostPicture(sent.fileId);
    setSent(result);
  };
  const close = () => {
    isClosed.current = true;
    if (sent) void removePostPicture(sent.fileId);
    onClose();
  };
  const put = () => {
    setPressed(true);
    if (sent && alt.trim() !== '') onPut(sent.fileId, alt);
  };
  return (
    <Sheet open onClose={close} title={intl.formatMessage({ id: 'blog.text.picture' })}>
      <div className={styles.form}>
        {sent && <BlobPicture picture={sent.picture} alt={alt} className={styles.picture} />}
        <Button tone="secondary" icon="camera" busy={stage !== null} onClick={() => chooser.current?.click()}>
          {intl.formatMessage({ id: 'blog.form.picture.choose' })}
        </Button>
        <FileChooser
          ref={chooser}
          accept="image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp"
          onChoose={([file]) => void choose(file)}
        />
        <PictureProgress stage={stage} trouble={trouble} />
        {isPressed && !sent && !stage && !trouble && (
          <p role="alert">{intl.formatMessage({ id: 'blog.text.picture.none' })}</p>
        )}
        <TextField
          label={intl.formatMessage({ id: 'blog.form.alt' })}
          hint={intl.formatMessage({ id: 'blog.form.alt.hint' })}
          error={isPressed && alt.trim() === '' ? intl.formatMessage({ id: 'blog.form.alt.missing' }) : null}
          maxLength={300}
          onKeyDown={onEnter(put)}
          value={alt}
          onChange={setAlt}
        />
        <Button wide busy={stage !== null} onClick={put}>
          {intl.formatMessage({ id: 'blog.text.put' })}
        </Button>
      </div>
    </Sheet>
  );
}
