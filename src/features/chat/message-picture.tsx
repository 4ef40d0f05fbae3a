import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BlobPicture } from '@/ui/media/blob-picture.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { openFile } from '@/ui/media/open-file.ts';
import { useThumbnail } from '@/app/files/use-thumbnail.ts';
import styles from './chat.module.css';
import { pictureOf } from './picture-part.ts';

/** Thumbnail of the picture in a question; opens the full size. */
export function MessagePicture({ fileId, isOnServer }: { fileId: string; isOnServer: boolean }) {
  const intl = useIntl();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const picture = useThumbnail({ bucket: 'chat-images', fileId, isThere: isOnServer }, buttonRef);
  const [isAway, setAway] = useState(false);
  const open = async () => {
    const found = await pictureOf(fileId);
    setAway(found.is !== 'here');
    if (found.is === 'here') openFile(found.file);
  };
  return (
    <>
      <button ref={buttonRef} type="button" className={styles.messagePicture} onClick={() => void open()}>
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
