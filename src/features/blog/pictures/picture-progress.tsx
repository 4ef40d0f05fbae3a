import { useIntl } from 'react-intl';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import type { PictureStage, PictureTrouble } from './send-picture.ts';

const BYTES_PER_KB = 1000;

interface PictureProgressProps {
  stage: PictureStage | null;
  trouble: PictureTrouble | null;
}

/** What is being done with a chosen picture, or why it could not be used, in words. */
export function PictureProgress({ stage, trouble }: PictureProgressProps) {
  const intl = useIntl();
  return (
    <>
      <p role="status">
        {stage?.doing === 'shrinking' && intl.formatMessage({ id: 'blog.picture.shrinking' })}
        {stage?.doing === 'sending' &&
          intl.formatMessage({ id: 'blog.picture.sending' }, { size: Math.ceil(stage.bytes / BYTES_PER_KB) })}
      </p>
      {trouble && (
        <FailureMessage alert>
          {intl.formatMessage({
            id: trouble === 'unreadable' ? 'blog.form.picture.unreadable' : 'blog.form.picture.unreachable',
          })}
        </FailureMessage>
      )}
    </>
  );
}
