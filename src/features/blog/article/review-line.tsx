import { FormattedMessage, useIntl } from 'react-intl';
import type { BlogPost } from '@/model/blog/blog-post.ts';
import { dayText } from './post-words.ts';

/** The clinician who reviewed an article and the date; a missing review is stated too. */
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
