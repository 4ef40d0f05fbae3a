import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import { useProfile } from '@/db/first-paint/use-profile.ts';
import { ClinicalContent } from '@/app/content/english-part.tsx';
import { EntryList } from '@/app/content/entry-list.tsx';
import { useSession } from '@/sync/session/session.ts';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { articleTopics, visibleArticles } from '@/content/entries/article.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import { Unchosen } from '@/ui/page/list-pane.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { useContent } from '@/app/content/use-content.ts';
import { Helplines } from './helplines.tsx';
import { ArticleList } from './reading/article-list.tsx';
import { topics, visibleReferences } from './reading/topics.ts';
import { useLibrarySearch } from './use-library-search.ts';
import styles from './resources.module.css';

/** Articles for the current week that are shown at once. */
const ARTICLES_NOW = 3;

/** The library: search over all built-in texts, what concerns this week, topics, and helplines. */
export default function ResourcesPage() {
  const intl = useIntl();
  const isPlain = useLossMode((mode) => mode.isPlain);
  const [query, setQuery] = useState('');
  return (
    <Page
      title={intl.formatMessage({ id: 'resources.title' })}
      width="reading"
      tone={isPlain ? 'paper' : 'blush'}
      unchosen={
        <Unchosen>
          <Rail values calls related={['/milestones', '/blog', '/meals', '/schecker', '/forum']} />
        </Unchosen>
      }
    >
      <div className={styles.page}>
        <TextField
          label={intl.formatMessage({ id: 'resources.search' })}
          hint={intl.formatMessage({ id: 'resources.search.hint' })}
          type="search"
          value={query}
          onChange={setQuery}
        />
        <ClinicalContent line="before">
          <SearchResults query={query} isPlain={isPlain} />
        </ClinicalContent>
      </div>
    </Page>
  );
}

/** The search results; the start page while there is no query. */
function SearchResults({ query, isPlain }: { query: string; isPlain: boolean }) {
  const found = useLibrarySearch(query);
  return (
    <>
      <p role="status" className={styles.hint}>
        {found && (
          <FormattedMessage
            id="resources.results"
            values={{ count: found.entries.length + found.articles.length, query: found.query }}
          />
        )}
      </p>
      {found ? (
        <>
          <ArticleList articles={found.articles} />
          <EntryList entries={found.entries} />
        </>
      ) : (
        <LibraryStart isPlain={isPlain} />
      )}
    </>
  );
}

function LibraryStart({ isPlain }: { isPlain: boolean }) {
  const intl = useIntl();
  return (
    <>
      {!isPlain && <AboutThisWeek />}
      <TopicList isPlain={isPlain} />
      <section>
        <SectionTitle>
          <FormattedMessage id="resources.screens" />
        </SectionTitle>
        <List>
          <ListRow
            to="/emergency#danger-signs"
            lead={<Icon name="siren" />}
            title={intl.formatMessage({ id: 'resources.screen.signs' })}
          />
          <ListRow
            to="/schecker"
            lead={<Icon name="list-check" />}
            title={intl.formatMessage({ id: 'resources.screen.checker' })}
          />
          {!isPlain && (
            <ListRow
              to="/milestones"
              lead={<Icon name="sprout" />}
              title={intl.formatMessage({ id: 'milestones.title' })}
            />
          )}
          <ListRow to="/blog" lead={<Icon name="book" />} title={intl.formatMessage({ id: 'blog.title' })} />
          <ListRow to="/sup" lead={<Icon name="video" />} title={intl.formatMessage({ id: 'resources.screen.sup' })} />
        </List>
      </section>
      <Helplines />
      <p className={styles.hint}>
        <FormattedMessage id="resources.size" />
      </p>
    </>
  );
}

/** Every topic that has something to read, with the number of its articles. */
function TopicList({ isPlain }: { isPlain: boolean }) {
  const intl = useIntl();
  const articles = visibleArticles(useContent('articles'), isPlain);
  const counted = articleTopics
    .map((topic) => ({ topic, count: articles.filter((each) => each.topic === topic).length }))
    .filter(({ topic, count }) => count > 0 || visibleReferences(topic, isPlain).length > 0);
  return (
    <section>
      <SectionTitle id="topics">
        <FormattedMessage id="resources.topics" />
      </SectionTitle>
      <List labelledBy="topics">
        {counted.map(({ topic, count }) => (
          <ListRow
            key={topic}
            to={`/resources/topics/${topic}`}
            lead={<Icon name={topics[topic].icon} />}
            title={intl.formatMessage({ id: `resources.topic.${topic}` })}
            detail={count > 0 && intl.formatMessage({ id: 'resources.count' }, { count })}
          />
        ))}
      </List>
    </section>
  );
}

/** Articles and care entries (tests, vaccines) for the current week. */
function AboutThisWeek() {
  const care = useContent('care');
  const articles = useContent('articles');
  const profile = useProfile(useSession((session) => session.user?.id ?? ''));
  const [today] = useState(() => localDate(new Date()));
  const stage = stageOf(profile, today);
  if (stage.kind !== 'pregnant') return null;
  const isNow = ({ weeks }: { weeks?: readonly [number, number] }) =>
    weeks !== undefined && weeks[0] <= stage.weeks && stage.weeks <= weeks[1];
  // The article whose weeks end first would be missed soonest.
  const due = articles.filter(isNow).toSorted((one, other) => (one.weeks?.[1] ?? 0) - (other.weeks?.[1] ?? 0));
  const now = care.filter(isNow);
  if (due.length + now.length === 0) return null;
  return (
    <section>
      <SectionTitle id="about-now">
        <FormattedMessage id="resources.week" />
      </SectionTitle>
      <div className={styles.page}>
        <ArticleList articles={due.slice(0, ARTICLES_NOW)} labelledBy="about-now" />
        {now.length > 0 && <EntryList entries={now} />}
      </div>
    </section>
  );
}
