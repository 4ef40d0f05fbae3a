import { FormattedMessage, useIntl } from 'react-intl';
import { useMatch } from 'react-router-dom';
import { NotTranslated, useIsEnglish } from '@/app/content/english-part.tsx';
import { SourceList } from '@/app/content/source-list.tsx';
import { useContent } from '@/app/content/use-content.ts';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { readingMinutes, visibleArticles, type Article, type ArticleTool } from '@/content/entries/article.ts';
import { ARTICLES_VERSION } from '@/content/version.ts';
import { DEFAULT_LANGUAGE } from '@/i18n/languages/languages.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { Empty } from '@/ui/feedback/empty.tsx';
import { Icon, type IconName } from '@/ui/media/icon.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { ArticleList } from './reading/article-list.tsx';
import { LeaveNow } from './reading/leave-now.tsx';
import styles from './reading/article.module.css';

const tools: Readonly<Record<ArticleTool, { to: string; icon: IconName; title: MessageId }>> = {
  readings: { to: '/readings', icon: 'activity', title: 'frame.readings' },
  checker: { to: '/schecker', icon: 'list-check', title: 'resources.screen.checker' },
  signs: { to: '/emergency#danger-signs', icon: 'siren', title: 'resources.screen.signs' },
  meals: { to: '/meals', icon: 'meal', title: 'meals.title' },
  weeks: { to: '/milestones', icon: 'sprout', title: 'milestones.title' },
  appointments: { to: '/appointment', icon: 'calendar', title: 'appointments.title' },
  reminders: { to: '/reminders', icon: 'pill', title: 'reminders.title' },
  bloodwork: { to: '/bloodwork', icon: 'flask', title: 'bloodwork.title' },
  doctorChat: { to: '/doctor-chat', icon: 'message', title: 'doctorChat.title' },
};

/** /resources/articles/:articleId: one of the articles that ship with the app. */
export default function ArticlePage() {
  const intl = useIntl();
  const articleId = useMatch('/resources/articles/:articleId')?.params.articleId;
  const isPlain = useLossMode((mode) => mode.isPlain);
  const articles = visibleArticles(useContent('articles'), isPlain);
  const article = articles.find(({ id }) => id === articleId);
  const isEnglish = useIsEnglish();
  // In another language the English title stands in the article, where its language is marked.
  const title = article && (isEnglish ? article.title : intl.formatMessage({ id: `resources.topic.${article.topic}` }));
  return (
    <Page
      title={title ?? intl.formatMessage({ id: 'resources.article' })}
      back={article ? `/resources/topics/${article.topic}` : '/resources'}
      width="reading"
      tone={isPlain ? 'paper' : 'blush'}
    >
      {article ? (
        <Reading
          article={article}
          related={articles.filter(({ id, topic }) => topic === article.topic && id !== article.id)}
          isPlain={isPlain}
        />
      ) : (
        <Empty title={<FormattedMessage id="resources.gone" />}>
          <ButtonLink to="/resources" tone="secondary" icon="book">
            <FormattedMessage id="resources.title" />
          </ButtonLink>
        </Empty>
      )}
    </Page>
  );
}

interface ReadingProps {
  article: Article;
  related: readonly Article[];
  isPlain: boolean;
}

function Reading({ article, related, isPlain }: ReadingProps) {
  const intl = useIntl();
  const isEnglish = useIsEnglish();
  const date = intl.formatDate(`${ARTICLES_VERSION}T12:00:00`, { day: 'numeric', month: 'long', year: 'numeric' });
  const offered = article.tools.filter((tool) => !isPlain || tool !== 'weeks');
  return (
    <div className={styles.page}>
      {article.hasQuickExit && <LeaveNow />}
      <p className={styles.meta}>
        <FormattedMessage id="resources.minutes" values={{ count: readingMinutes(article) }} />
        {' · '}
        <FormattedMessage id="resources.dated" values={{ date }} />
      </p>
      <NotTranslated />
      <article className={styles.text} lang={DEFAULT_LANGUAGE} dir="ltr">
        {!isEnglish && <h2>{article.title}</h2>}
        <p className={styles.summary}>{article.summary}</p>
        {article.sections.map(({ heading, texts }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {texts.map((text) =>
              typeof text === 'string' ? (
                <p key={text}>{text}</p>
              ) : (
                <ul key={text.join()}>
                  {text.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
      </article>
      <SourceList
        sources={article.sources}
        writtenOn={ARTICLES_VERSION}
        title={<FormattedMessage id="content.sources" />}
      />
      <section>
        <SectionTitle id="article-tools">
          <FormattedMessage id="resources.tools" />
        </SectionTitle>
        <List labelledBy="article-tools">
          {offered.map((tool) => (
            <ListRow
              key={tool}
              to={tools[tool].to}
              lead={<Icon name={tools[tool].icon} />}
              title={intl.formatMessage({ id: tools[tool].title })}
            />
          ))}
        </List>
      </section>
      {related.length > 0 && (
        <section>
          <SectionTitle id="article-related">
            <FormattedMessage id="resources.related" />
          </SectionTitle>
          <ArticleList articles={related} labelledBy="article-related" />
        </section>
      )}
    </div>
  );
}
