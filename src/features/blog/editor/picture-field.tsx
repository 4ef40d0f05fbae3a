import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { kindOfFile } from '@/model/files/validate-file.ts';
import { shrinkPicture } from '@/app/files/pictures.ts';
import { sendPostPicture } from '@/sync/api/community/blog.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FileChooser } from '@/ui/controls/file-chooser.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { ArticlePicture } from '@/features/blog/article/article-picture.tsx';
import styles from '@/features/blog/article/blog.module.css';

interface PictureFieldProps {
  fileId: string;
  alt: string;
  altError: string | null;
  onChange: (change: { imageFileId?: string; imageAlt?: string }) => void;
}

type Trouble = 'unreadable' | 'unreachable';

/** Uploads the chosen picture, scaled down and without the camera's location and time. */
async function send(file: File): Promise<string | Trouble> {
  const kind = await kindOfFile('blog-images', file, file.name).catch(() => null);
  const small = kind && (await shrinkPicture(file));
  if (!small) return 'unreadable';
  return sendPostPicture(small).catch(() => 'unreachable' as const);
}

/** The picture of an article, with its text alternative. */
export function PictureField({ fileId, alt, altError, onChange }: PictureFieldProps) {
  const intl = useIntl();
  const chooser = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const choose = async (file: File) => {
    setSending(true);
    setTrouble(null);
    const sent = await send(file);
    setSending(false);
    if (sent === 'unreadable' || sent === 'unreachable') setTrouble(sent);
    else onChange({ imageFileId: sent });
  };
  return (
    <div className={styles.form} role="group" aria-label={intl.formatMessage({ id: 'blog.form.picture' })}>
      {fileId !== '' && <ArticlePicture fileId={fileId} alt={alt} />}
      <div className={styles.actions}>
        <Button tone="secondary" icon="camera" busy={isSending} onClick={() => chooser.current?.click()}>
          <FormattedMessage id={isSending ? 'blog.form.picture.sending' : 'blog.form.picture.choose'} />
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
      {trouble && (
        <FailureMessage alert>
          <FormattedMessage
            id={trouble === 'unreadable' ? 'blog.form.picture.unreadable' : 'blog.form.picture.unreachable'}
          />
        </FailureMessage>
      )}
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
