import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '@/ui/link.tsx';
import { useProfile } from '@/db/use-profile.ts';
import { useSession } from '@/sync/session.ts';
import { isFirstFilling, useSyncStatus } from '@/sync/status.ts';
import { List, ListRow } from '@/ui/list.tsx';
import { Icon } from '@/ui/icon.tsx';
import { useLate } from '@/ui/use-late.ts';
import { Columns, Page } from '@/ui/page.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { CareRoom } from './care-room.tsx';
import styles from './dashboard.module.css';
import { weekHeader } from './week-header.ts';
import { HeroPlace, HeroTape, TapePlace, WeekHero } from './week-hero.tsx';

/** What other features put on Today; the route joins them. */
export interface DashboardParts {
  /** The time (ms) that Today is about. */
  now: number;
  /** Open cards, before everything else. */
  answers: ReactNode;
  /** An emergency or urgent card is open: the week steps back. */
  hasAlarm: boolean;
  /** Absent until the newest readings are known. */
  today: ReactNode | undefined;
  add: ReactNode;
  /** Doses and visits; comes late, so it stands where it moves no control. */
  care: ReactNode;
  /** Absent while there is nothing to draw. */
  trends: ReactNode | null;
  trendDays: number;
  latest: ReactNode | null;
  watch: ReactNode;
  /** Sheets and notices that belong to no place on the page. */
  floating: ReactNode;
}

/** The buttons that add do not wait longer for what stands above them, in ms. */
const PATIENCE_MS = 1000;

/** Today: what is open, what is done, what can be added, the last two weeks. */
export function DashboardPage(parts: DashboardParts) {
  const intl = useIntl();
  const user = useSession((session) => session.user);
  const kept = useProfile(user?.id ?? '');
  // Whoever works here has no dates that could come.
  const isPatient = user?.labels.length === 0;
  const isFilling = useSyncStatus(isFirstFilling) && isPatient;
  // A phone that has not fetched anything yet knows nothing about her dates.
  const profile = isFilling ? (kept ?? undefined) : kept;
  const header = profile === undefined ? null : weekHeader(profile, new Date(parts.now));
  const counted = header && (header.is === 'pregnant' || header.is === 'born') && !parts.hasAlarm ? header : null;
  /** Where nothing is counted: after a loss, and when it is not known whether she is still pregnant. */
  const uncounted =
    header?.is === 'plain' ? <TodayDate now={parts.now} /> : header?.is === 'asked' ? <BornQuestion /> : null;
  /** It is not known yet what the header will hold: most hold a week. */
  const isOpen = header === null && isPatient && !parts.hasAlarm;
  const isOutOfPatience = useLate(false, PATIENCE_MS);
  // A button that moves while she taps it hears nothing: first what stands above it.
  const isSettled = isOutOfPatience || (kept !== undefined && parts.today !== undefined);
  return (
    <Page
      title={intl.formatMessage({ id: 'dashboard.title' })}
      brand
      tone={uncounted ? 'paper' : 'blush'}
      hero={
        counted ? (
          <WeekHero header={counted} />
        ) : uncounted && !parts.hasAlarm ? (
          uncounted
        ) : isOpen ? (
          <HeroPlace />
        ) : undefined
      }
      tape={counted ? <HeroTape header={counted} /> : uncounted ? null : isOpen ? <TapePlace /> : undefined}
    >
      {parts.answers}
      <Columns>
        <div>
          <SectionTitle>{intl.formatMessage({ id: 'dashboard.today' })}</SectionTitle>
          {parts.today}
          {isSettled && (
            <>
              <SectionTitle>{intl.formatMessage({ id: 'dashboard.add' })}</SectionTitle>
              {parts.add}
            </>
          )}
          {isSettled && header?.is === 'unknown' && (
            <div className={styles.dates}>
              <List>
                <ListRow
                  lead={<Icon name="calendar" />}
                  title={intl.formatMessage({ id: 'dashboard.dates' })}
                  detail={intl.formatMessage({ id: 'dashboard.dates.detail' })}
                  to="/profile"
                />
              </List>
            </div>
          )}
          <CareRoom>{parts.care}</CareRoom>
        </div>
        <div>
          {parts.trends && (
            <>
              <SectionTitle>{intl.formatMessage({ id: 'dashboard.trends' }, { days: parts.trendDays })}</SectionTitle>
              {parts.trends}
            </>
          )}
          {parts.latest && (
            <>
              <SectionTitle action={<Link to="/readings">{intl.formatMessage({ id: 'dashboard.all' })}</Link>}>
                {intl.formatMessage({ id: 'dashboard.latest' })}
              </SectionTitle>
              {parts.latest}
            </>
          )}
        </div>
      </Columns>
      {isSettled && !isFilling && parts.watch}
      {parts.floating}
    </Page>
  );
}

/** After a loss: the date and nothing that counts. */
function TodayDate({ now }: { now: number }) {
  const intl = useIntl();
  return <p className={styles.date}>{intl.formatDate(now, { weekday: 'long', day: 'numeric', month: 'long' })}</p>;
}

/** Where weeks were counted; the page it leads to is where she answers. */
function BornQuestion() {
  const intl = useIntl();
  return (
    <p className={styles.date}>
      <Link to="/profile">{intl.formatMessage({ id: 'clinical.pastDue.born' })}</Link>
    </p>
  );
}
