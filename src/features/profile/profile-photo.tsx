import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { isStorageFull } from '@/db/browser-storage/is-full.ts';
import { liveUploads } from '@/db/files/live-uploads.ts';
import { addProfilePhoto, removeProfilePhoto, retryProfilePhoto } from '@/db/records/profile-photo.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { refusalText } from '@/i18n/phrases/file-words.ts';
import { FileRefused, kindOfFile } from '@/model/files/validate-file.ts';
import type { Profile } from '@/model/records/profile.ts';
import { makeThumbnail, shrinkPicture } from '@/app/files/pictures.ts';
import { findThumbnail } from '@/app/files/thumbnail.ts';
import { BlobPicture } from '@/ui/media/blob-picture.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { FileChooser } from '@/ui/controls/file-chooser.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { useSaveFailure } from '@/app/forms/use-save-failure.ts';
import styles from './profile-photo.module.css';

/** In px; larger than any screen shows the photo. */
const LONG_EDGE = 800;

/** Stores the photo small, upright and without EXIF data; a format that this browser cannot decode is stored as it is. */
async function savePhoto(file: File): Promise<void> {
  await kindOfFile('profile-photos', file, file.name);
  const small = await shrinkPicture(file, LONG_EDGE);
  await addProfilePhoto(small ?? file, small && (await makeThumbnail(small)));
}

/** The profile photo, visible only to the user. Works offline; the upload runs in the background. */
export function ProfilePhoto({ profile }: { profile: Pick<Profile, 'profilePhotoId'> | null }) {
  const intl = useIntl();
  const saveFailure = useSaveFailure();
  const input = useRef<HTMLInputElement>(null);
  const uploads = useLiveQuery(liveUploads, 'uploads');
  const [picture, setPicture] = useState<Blob | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const upload = uploads?.findLast(({ field }) => field === 'profilePhotoId');
  const fileId = upload?.id ?? profile?.profilePhotoId ?? null;
  const isUploaded = fileId !== null && fileId === profile?.profilePhotoId;

  useEffect(() => {
    let isCurrent = true;
    const show = (found: Blob | null) => {
      if (isCurrent) setPicture(found);
    };
    const finding = fileId === null ? Promise.resolve(null) : findThumbnail('profile-photos', fileId, isUploaded);
    finding.then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [fileId, isUploaded]);

  const run = async (work: () => Promise<void>, name = '') => {
    setFailure(null);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setFailure(
        error instanceof FileRefused
          ? refusalText(intl, 'profile-photos', error.reason, name)
          : intl.formatMessage({ id: isStorageFull(error) ? 'records.full' : saveFailure('profile.photo.failed') }),
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
              id: upload && upload.stage !== 'refused' ? 'files.waiting' : 'profile.photo.owner',
            })}
          </p>
          {upload?.stage === 'refused' && (
            <p role="alert" className={styles.failure}>
              {intl.formatMessage({ id: 'profile.photo.refused' })}
              <Button tone="quiet" onClick={() => void run(() => retryProfilePhoto(upload.id))}>
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
        <FileChooser ref={input} accept="image/*" onChoose={([file]) => void run(() => savePhoto(file), file.name)} />
      </div>
    </section>
  );
}
