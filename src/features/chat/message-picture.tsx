import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BlobPicture } from '@/ui/blob-picture.tsx';
import { Icon } from '@/ui/icon.tsx';
import { openFile } from '@/ui/open-file.ts';
import { useThumbnail } from '@/use-thumbnail.ts';
import styles from './chat.module.css';
import { pictureOf } from './picture-part.ts';

/** The picture that a question was asked about, small; it opens large. */
export function MessagePicture({ fileId, isThere }: { fileId: string; isThere: boolean }) {
  const intl = useIntl();
  const place = useRef<HTMLButtonElement>(null);
  const picture = useThumbnail({ bucket: 'chat-images', fileId, isThere }, place);
  const [isAway, setAway] = useState(false);
  const open = async () => {
    const found = await pictureOf(fileId);
    setAway(found.is !== 'here');
    if (found.is === 'here') openFile(found.file);
  };
  return (
    <>
      <button ref={place} type="button" className={styles.messagePicture} onClick={() => void open()}>
        {picture ? (
          <BlobPicture picture={picture} alt={intl.formatMessage({ id: 'chat.picture.open' })} />
        ) : (
          <>
            <Icon name="camera" size={24} />
            <FormattedMessage id="chat.picture.open" />
          </>
        )}
      </button>
      <span role="status">{isAway && <FormattedMessage id="chat.picture.away" />}</span>
    </>
  );
}
