import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localDate } from '@/clinical/calendar-date.ts';
import { stageOf } from '@/clinical/stage.ts';
import { useProfile } from '@/db/use-profile.ts';
import { ClinicalWords } from '@/english-part.tsx';
import { EntryList } from '@/entry-list.tsx';
import { useSession } from '@/sync/session.ts';
import { useTact } from '@/tact.ts';
import { Icon } from '@/ui/icon.tsx';
import { List, ListRow } from '@/ui/list.tsx';
import { Page } from '@/ui/page.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { useContent } from '@/use-content.ts';
import { Helplines } from './helplines.tsx';
import { Topics } from './topics.tsx';
import { useLibrarySearch } from './use-library-search.ts';
import styles from './resources.module.css';

/** The library: one search over everything built in, what is of use this week, the topics, and whom to call. */
export default function ResourcesPage() {
  const intl = useIntl();
  const isPlain = useTact((tact) => tact.isPlain);
  const [query, setQuery] = useState('');
  return (
    <Page title={intl.formatMessage({ id: 'resources.title' })} width="reading" tone={isPlain ? 'paper' : 'blush'}>
      <div className={styles.page}>
        <TextField
          label={intl.formatMessage({ id: 'resources.search' })}
          hint={intl.formatMessage({ id: 'resources.search.hint' })}
          type="search"
          value={query}
          onChange={setQuery}
        />
        <ClinicalWords line="before">
          <Found query={query} isPlain={isPlain} />
        </ClinicalWords>
      </div>
    </Page>
  );
}

/** What the words find; before anything is asked, where to begin. */
function Found({ query, isPlain }: { query: string; isPlain: boolean }) {
  const found = useLibrarySearch(query);
  return (
    <>
      <p role="status" className={styles.hint}>
        {found && (
          <FormattedMessage id="resources.results" values={{ count: found.entries.length, query: found.query }} />
        )}
      </p>
      {found ? <EntryList entries={found.entries} /> : <Beginning isPlain={isPlain} />}
    </>
  );
}

function Beginning({ isPlain }: { isPlain: boolean }) {
  const intl = useIntl();
  return (
    <>
      {!isPlain && <AboutNow />}
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
      <Topics />
      <Helplines />
      <p className={styles.hint}>
        <FormattedMessage id="resources.size" />
      </p>
    </>
  );
}

/** Tests, vaccines and the like whose weeks are these. */
function AboutNow() {
  const care = useContent('care');
  const profile = useProfile(useSession((session) => session.user?.id ?? ''));
  const [today] = useState(() => localDate(new Date()));
  const stage = stageOf(profile, today);
  if (stage.kind !== 'pregnant') return null;
  const now = care.filter(({ weeks }) => weeks && weeks[0] <= stage.weeks && stage.weeks <= weeks[1]);
  if (now.length === 0) return null;
  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="resources.week" />
      </SectionTitle>
      <EntryList entries={now} />
    </section>
  );
}
