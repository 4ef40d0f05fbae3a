import { FormattedMessage, useIntl } from 'react-intl';
import { pictureIdOf } from '@/model/blog/article-pictures.ts';
import type { BlogPost } from '@/model/blog/blog-post.ts';
import { Markdown } from '@/ui/media/markdown.tsx';
import { useDirection } from '@/ui/styles/use-direction.ts';
import { ArticlePicture } from './article-picture.tsx';
import { categoryText, dayText, weeksText } from './post-words.ts';
import { ReviewLine } from './review-line.tsx';
import styles from './blog.module.css';

interface ArticleViewProps {
  post: BlogPost;
  /** Undefined in a preview. */
  id?: string;
  /** Publication date; today in a preview. */
  date: string | number;
}

/** An article as readers see it: text, picture, sources and reviewer. */
export function ArticleView({ post, id, date }: ArticleViewProps) {
  const intl = useIntl();
  const direction = useDirection();
  const { imageFileId, imageAlt, tags } = post;
  const picture = (href: string, alt: string) => {
    const fileId = pictureIdOf(href);
    return fileId === null ? null : <ArticlePicture postId={id} fileId={fileId} alt={alt} />;
  };
  const about = [post.category && categoryText(intl, post.category), weeksText(intl, post), ...(tags ?? [])];
  return (
    <article className={styles.article} dir="auto" lang={post.language ?? undefined}>
      {/* The preview of a draft may have no title yet. */}
      {post.title !== '' && <h2 className={styles.heading}>{post.title}</h2>}
      <p className={styles.hint} dir={direction}>
        <FormattedMessage id="blog.by" values={{ author: post.author, date: dayText(intl, date) }} />
        <br />
        {about.filter(Boolean).join(' · ')}
      </p>
      {imageFileId && <ArticlePicture postId={id} fileId={imageFileId} alt={imageAlt ?? ''} isAbove />}
      <Markdown text={post.content} links picture={picture} />
      <Origin post={post} />
    </article>
  );
}

/** Sources and reviewer; a missing review is stated too. */
function Origin({ post: { sources, reviewer, reviewedOn } }: { post: BlogPost }) {
  const direction = useDirection();
  return (
    <footer className={styles.origin} dir={direction}>
      <h3>
        <FormattedMessage id="blog.article.sources" />
      </h3>
      {sources && sources.length > 0 ? (
        <ul>
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      ) : (
        <p>
          <FormattedMessage id="blog.article.noSources" />
        </p>
      )}
      <ReviewLine reviewer={reviewer} reviewedOn={reviewedOn} />
    </footer>
  );
}
