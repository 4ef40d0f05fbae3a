import { FormattedMessage, useIntl } from 'react-intl';
import { useMatch } from 'react-router-dom';
import { ClinicalContent } from '@/app/content/english-part.tsx';
import { EntryList } from '@/app/content/entry-list.tsx';
import { useContent } from '@/app/content/use-content.ts';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { articleTopics, visibleArticles, type ArticleTopic } from '@/content/entries/article.ts';
import type { Entry } from '@/content/entries/entry.ts';
import { symptomEntries } from '@/content/symptom-entries.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { Empty } from '@/ui/feedback/empty.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { ArticleList } from './reading/article-list.tsx';
import { visibleReferences, type Reference } from './reading/topics.ts';
import styles from './resources.module.css';

/** /resources/topics/:topic: the articles of a topic, and the short texts to look something up. */
export default function TopicPage() {
  const intl = useIntl();
  const name = useMatch('/resources/topics/:topic')?.params.topic;
  const topic = articleTopics.find((each) => each === name);
  const isPlain = useLossMode((mode) => mode.isPlain);
  const title = intl.formatMessage({ id: topic ? `resources.topic.${topic}` : 'resources.topics' });
  return (
    <Page title={title} back="/resources" width="reading" tone={isPlain ? 'paper' : 'blush'}>
      {topic ? <TopicTexts topic={topic} isPlain={isPlain} /> : <Nothing />}
    </Page>
  );
}

const Nothing = () => (
  <Empty title={<FormattedMessage id="resources.gone" />}>
    <ButtonLink to="/resources" tone="secondary" icon="book">
      <FormattedMessage id="resources.title" />
    </ButtonLink>
  </Empty>
);

function TopicTexts({ topic, isPlain }: { topic: ArticleTopic; isPlain: boolean }) {
  const articles = visibleArticles(useContent('articles'), isPlain).filter((each) => each.topic === topic);
  const references = visibleReferences(topic, isPlain);
  if (articles.length === 0 && references.length === 0) return <Nothing />;
  return (
    <div className={styles.page}>
      <ArticleList articles={articles} />
      {references.length > 0 && (
        <ClinicalContent line="before">
          <References names={references} isPlain={isPlain} />
        </ClinicalContent>
      )}
    </div>
  );
}

function References({ names, isPlain }: { names: readonly Reference[]; isPlain: boolean }) {
  const intl = useIntl();
  const entries: Readonly<Record<Reference, readonly Entry[]>> = {
    symptoms: symptomEntries(useContent('symptoms')),
    care: useContent('care'),
    food: useContent('food'),
    needs: useContent('needs'),
    afterBirth: useContent('afterBirth'),
  };
  return names.map((name) => (
    <section key={name}>
      <SectionTitle>
        {intl.formatMessage({
          id: isPlain && name === 'care' ? 'resources.reference.medicines' : `resources.reference.${name}`,
        })}
      </SectionTitle>
      <EntryList entries={entries[name]} />
    </section>
  ));
}
