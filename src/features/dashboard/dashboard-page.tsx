import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '@/ui/controls/link.tsx';
import { useProfile } from '@/db/first-paint/use-profile.ts';
import { useSession } from '@/sync/session/session.ts';
import { isFirstSync, useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { useAfterPaint } from '@/ui/feedback/use-after-paint.ts';
import { Columns, Page } from '@/ui/layout/page.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import styles from './dashboard.module.css';
import { weekHeader } from './week-header.ts';
import { WeekRow } from './week-row.tsx';
import { HeroPlaceholder, HeroTape, TapePlaceholder, WeekHero } from './week-hero.tsx';

/** Parts of other features that the route puts on Today. */
export interface DashboardParts {
  /** The time (ms) that Today is about. */
  now: number;
  /** Open alert cards, shown first. */
  answers: ReactNode;
  /** An emergency or urgent card is open: the week header is hidden. */
  hasAlarm: boolean;
  /** Undefined until the newest readings and the profile are loaded. */
  plan: ReactNode | undefined;
  /** The offer to install. */
  install: ReactNode;
  /** Null while there is nothing to show. */
  trends: ReactNode | null;
  trendDays: number;
  latest: ReactNode | null;
  watch: ReactNode;
  /** Sheets and notices outside the page flow. */
  floating: ReactNode;
}

/** The rows below the plan wait at most this long (ms) for it. */
const SETTLE_TIMEOUT_MS = 1000;

/** Today: open cards, the plan of the day, the page of this week, the last two weeks. */
export function DashboardPage(parts: DashboardParts) {
  const intl = useIntl();
  const user = useSession((session) => session.user);
  const storedProfile = useProfile(user?.id ?? '');
  // Only patients have pregnancy dates to wait for.
  const isPatient = user?.labels.length === 0;
  const isFilling = useSyncStatus(isFirstSync) && isPatient;
  // During the first sync a missing profile means unknown, not none.
  const profile = isFilling ? (storedProfile ?? undefined) : storedProfile;
  const header = profile === undefined ? null : weekHeader(profile, new Date(parts.now));
  const counted = header && (header.is === 'pregnant' || header.is === 'born') && !parts.hasAlarm ? header : null;
  /** No week is shown after a loss, or when it is unknown whether the pregnancy has ended. */
  const uncounted =
    header?.is === 'plain' ? <TodayDate now={parts.now} /> : header?.is === 'asked' ? <BornQuestion /> : null;
  /** The header is not known yet. Space for a week is reserved, because most users have one. */
  const isHeaderPending = header === null && isPatient && !parts.hasAlarm;
  const isTimedOut = useAfterPaint(false, SETTLE_TIMEOUT_MS);
  // A button that moves under the finger misses the tap, so the content above it is rendered first.
  const isSettled = isTimedOut || (storedProfile !== undefined && parts.plan !== undefined);
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
        ) : isHeaderPending ? (
          <HeroPlaceholder />
        ) : undefined
      }
      tape={
        counted ? <HeroTape header={counted} /> : uncounted ? null : isHeaderPending ? <TapePlaceholder /> : undefined
      }
    >
      {parts.answers}
      <Columns>
        <div>
          <SectionTitle>{intl.formatMessage({ id: 'dashboard.today' })}</SectionTitle>
          {parts.plan}
          {isSettled && counted && <WeekRow header={counted} />}
          {isSettled && header?.is === 'unknown' && (
            <div className={styles.dates}>
              <List>
                <ListRow
                  lead={<Icon name="calendar" />}
                  title={intl.formatMessage({ id: 'dashboard.dates' })}
                  detail={intl.formatMessage({ id: 'dashboard.dates.detail' })}
                  to="/profile/pregnancy"
                />
              </List>
            </div>
          )}
          {isSettled && parts.install}
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

/** After a loss: only the date, no week count. */
function TodayDate({ now }: { now: number }) {
  const intl = useIntl();
  return <p className={styles.date}>{intl.formatDate(now, { weekday: 'long', day: 'numeric', month: 'long' })}</p>;
}

/** "Has your baby been born?", in place of the week; links to the profile, where it is answered. */
function BornQuestion() {
  const intl = useIntl();
  return (
    <p className={styles.date}>
      <Link to="/profile/change">{intl.formatMessage({ id: 'clinical.pastDue.born' })}</Link>
    </p>
  );
}
