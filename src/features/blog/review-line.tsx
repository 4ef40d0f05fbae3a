import { FormattedMessage, useIntl } from 'react-intl';
import type { BlogPost } from '@/model/blog-post.ts';
import { dayText } from './post-words.ts';

/** Which clinician has read an article and when; that none has is said too. */
export function ReviewLine({ reviewer, reviewedOn }: Pick<BlogPost, 'reviewer' | 'reviewedOn'>) {
  const intl = useIntl();
  return (
    <p>
      {!reviewer ? (
        <FormattedMessage id="blog.article.notReviewed" />
      ) : reviewedOn ? (
        <FormattedMessage
          id="blog.article.reviewedOn"
          values={{ reviewer, date: dayText(intl, `${reviewedOn}T12:00:00`) }}
        />
      ) : (
        <FormattedMessage id="blog.article.reviewed" values={{ reviewer }} />
      )}
    </p>
  );
}
