import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { dropArticle } from '@/db/cache/article-cache.ts';
import { PostRefused } from '@/model/blog/blog-input.ts';
import type { PublishedPost } from '@/model/blog/blog-post.ts';
import { deletePost } from '@/sync/api/community/blog.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import styles from './blog.module.css';

/** Confirmation before an article is deleted for all readers. */
export function DeleteArticle({ post, onNo }: { post: PublishedPost; onNo: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<PostRefused | null>(null);
  const remove = async () => {
    setBusy(true);
    try {
      await deletePost(post);
      await dropArticle(post.id);
      queries.removeQueries({ queryKey: ['post', post.slug] });
      void queries.invalidateQueries({ queryKey: ['posts'] });
      void navigate('/blog', { replace: true });
    } catch (error) {
      setBusy(false);
      setRefused(error instanceof PostRefused ? error : new PostRefused('unreachable'));
    }
  };
  return (
    <Sheet open onClose={onNo} title={intl.formatMessage({ id: 'blog.delete.title' })}>
      <div className={styles.page}>
        <p>
          <FormattedMessage id="blog.delete.text" />
        </p>
        {refused && (
          <FailureMessage alert>
            <FormattedMessage id={`blog.fault.${refused.fault}`} values={refused.values} />
          </FailureMessage>
        )}
        <Button wide icon="trash" busy={isBusy} onClick={() => void remove()}>
          <FormattedMessage id="blog.delete.yes" />
        </Button>
        <Button wide tone="secondary" onClick={onNo}>
          <FormattedMessage id="blog.delete.no" />
        </Button>
      </div>
    </Sheet>
  );
}
