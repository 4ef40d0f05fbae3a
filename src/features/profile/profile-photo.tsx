import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { isFull } from '@/db/is-full.ts';
import { liveUploads } from '@/db/live-uploads.ts';
import { addProfilePhoto, removeProfilePhoto, retryProfilePhoto } from '@/db/profile-photo.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { refusalText } from '@/i18n/file-words.ts';
import { FileRefused, kindOfFile } from '@/model/judge-file.ts';
import type { Profile } from '@/model/profile.ts';
import { makeThumbnail, shrinkPicture } from '@/pictures.ts';
import { findThumbnail } from '@/thumbnail.ts';
import { BlobPicture } from '@/ui/blob-picture.tsx';
import { Button } from '@/ui/button.tsx';
import { FileChooser } from '@/ui/file-chooser.tsx';
import { Icon } from '@/ui/icon.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { useNotKept } from '@/use-not-kept.ts';
import styles from './profile-photo.module.css';

/** Larger than any screen shows it. */
const LONG_EDGE = 800;

/** What is sent: small, upright, without what the camera wrote; what this browser cannot draw goes as it is. */
async function keepPhoto(file: File): Promise<void> {
  await kindOfFile('profile-photos', file, file.name);
  const small = await shrinkPicture(file, LONG_EDGE);
  await addProfilePhoto(small ?? file, small && (await makeThumbnail(small)));
}

/** The photo of the profile, for its owner alone: chosen and shown without a network, sent by itself. */
export function ProfilePhoto({ profile }: { profile: Pick<Profile, 'profilePhotoId'> | null }) {
  const intl = useIntl();
  const notKept = useNotKept();
  const input = useRef<HTMLInputElement>(null);
  const uploads = useLiveQuery(liveUploads, 'uploads');
  const [picture, setPicture] = useState<Blob | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const waiting = uploads?.findLast(({ field }) => field === 'profilePhotoId');
  const fileId = waiting?.id ?? profile?.profilePhotoId ?? null;
  const isThere = fileId !== null && fileId === profile?.profilePhotoId;

  useEffect(() => {
    let isCurrent = true;
    const show = (found: Blob | null) => {
      if (isCurrent) setPicture(found);
    };
    const finding = fileId === null ? Promise.resolve(null) : findThumbnail('profile-photos', fileId, isThere);
    finding.then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [fileId, isThere]);

  const run = async (work: () => Promise<void>, name = '') => {
    setFailure(null);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setFailure(
        error instanceof FileRefused
          ? refusalText(intl, 'profile-photos', error.reason, name)
          : intl.formatMessage({ id: isFull(error) ? 'records.full' : notKept('profile.photo.failed') }),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <section>
      <SectionTitle>{intl.formatMessage({ id: 'profile.photo.title' })}</SectionTitle>
      <div className={styles.photo}>
        <span className={styles.frame}>
          {picture ? (
            <BlobPicture picture={picture} alt={intl.formatMessage({ id: 'profile.photo.title' })} />
          ) : (
            <Icon name="user" size={32} />
          )}
        </span>
        <div className={styles.side}>
          <div className={styles.acts}>
            <Button tone="secondary" icon="camera" busy={isBusy} onClick={() => input.current?.click()}>
              {intl.formatMessage({ id: fileId ? 'profile.photo.change' : 'profile.photo.choose' })}
            </Button>
            {fileId && (
              <Button tone="quiet" busy={isBusy} onClick={() => void run(removeProfilePhoto)}>
                {intl.formatMessage({ id: 'profile.photo.remove' })}
              </Button>
            )}
          </div>
          <p className={styles.quiet}>
            {intl.formatMessage({
              id: waiting && waiting.stage !== 'refused' ? 'files.waiting' : 'profile.photo.owner',
            })}
          </p>
          {waiting?.stage === 'refused' && (
            <p role="alert" className={styles.failure}>
              {intl.formatMessage({ id: 'profile.photo.refused' })}
              <Button tone="quiet" onClick={() => void run(() => retryProfilePhoto(waiting.id))}>
                {intl.formatMessage({ id: 'profile.photo.retry' })}
              </Button>
            </p>
          )}
          {failure && (
            <p role="alert" className={styles.failure}>
              {failure}
            </p>
          )}
        </div>
        <FileChooser ref={input} accept="image/*" onChoose={([file]) => void run(() => keepPhoto(file), file.name)} />
      </div>
    </section>
  );
}
