import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { findThumbnail } from '@/thumbnail.ts';
import { BlobPicture } from '@/ui/blob-picture.tsx';
import { Icon } from '@/ui/icon.tsx';
import { openFile } from '@/ui/open-file.ts';
import styles from './chat.module.css';
import { pictureOf } from './picture-part.ts';

/** The picture that a question was asked about, small; it opens large. */
export function MessagePicture({ fileId, isThere }: { fileId: string; isThere: boolean }) {
  const intl = useIntl();
  const [picture, setPicture] = useState<Blob | null>(null);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    findThumbnail('chat-images', fileId, isThere).then(
      (found) => isCurrent && setPicture(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [fileId, isThere]);
  const open = async () => {
    const found = await pictureOf(fileId);
    setAway(found.is !== 'here');
    if (found.is === 'here') openFile(found.file);
  };
  return (
    <>
      <button type="button" className={styles.messagePicture} onClick={() => void open()}>
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
