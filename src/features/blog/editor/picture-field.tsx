import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import { FileChooser } from '@/ui/controls/file-chooser.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { ArticlePicture } from '@/features/blog/article/article-picture.tsx';
import { PictureProgress } from '@/features/blog/pictures/picture-progress.tsx';
import { sendPicture, type PictureStage, type PictureTrouble } from '@/features/blog/pictures/send-picture.ts';
import styles from '@/features/blog/article/blog.module.css';

interface PictureFieldProps {
  fileId: string;
  alt: string;
  altError: string | null;
  onChange: (change: { imageFileId?: string; imageAlt?: string }) => void;
}

/** The picture of an article, with its text alternative. */
export function PictureField({ fileId, alt, altError, onChange }: PictureFieldProps) {
  const intl = useIntl();
  const chooser = useRef<HTMLInputElement>(null);
  const [stage, setStage] = useState<PictureStage | null>(null);
  const [trouble, setTrouble] = useState<PictureTrouble | null>(null);
  const choose = async (file: File) => {
    setTrouble(null);
    const sent = await sendPicture(file, setStage);
    setStage(null);
    if (typeof sent === 'string') setTrouble(sent);
    else onChange({ imageFileId: sent.fileId });
  };
  return (
    <div className={styles.form} role="group" aria-label={intl.formatMessage({ id: 'blog.form.picture' })}>
      {fileId !== '' && <ArticlePicture fileId={fileId} alt={alt} />}
      <div className={styles.actions}>
        <Button tone="secondary" icon="camera" busy={stage !== null} onClick={() => chooser.current?.click()}>
          <FormattedMessage id="blog.form.picture.choose" />
        </Button>
        {fileId !== '' && (
          <Button tone="quiet" icon="trash" onClick={() => onChange({ imageFileId: '', imageAlt: '' })}>
            <FormattedMessage id="blog.form.picture.remove" />
          </Button>
        )}
      </div>
      <FileChooser
        ref={chooser}
        accept="image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp"
        onChoose={([file]) => void choose(file)}
      />
      <PictureProgress stage={stage} trouble={trouble} />
      {fileId !== '' && (
        <TextField
          label={intl.formatMessage({ id: 'blog.form.alt' })}
          hint={intl.formatMessage({ id: 'blog.form.alt.hint' })}
          error={altError}
          value={alt}
          onChange={(imageAlt) => onChange({ imageAlt })}
        />
      )}
    </div>
  );
}
