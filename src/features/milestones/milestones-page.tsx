import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localDate, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import { useProfile } from '@/db/first-paint/use-profile.ts';
import { ClinicalContent } from '@/app/content/english-part.tsx';
import { EntryBody, EntryList } from '@/app/content/entry-list.tsx';
import { useSession } from '@/sync/session/session.ts';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { useContent } from '@/app/content/use-content.ts';
import { shownWeek, type ShownWeek } from './shown-week.ts';
import { useSwipe } from './use-swipe.ts';
import { taskDate } from './week-date.ts';
import { WeekPicture } from './week-picture.tsx';
import { WeekSigns } from './week-signs.tsx';
import { WeekTasks } from './week-tasks.tsx';
import { WeekWords } from './week-words.tsx';
import styles from './milestones.module.css';
import columns from './week-page.module.css';

/** The text of a week about baby and mother, with the tests and vaccines due then. Not shown after a loss. */
export default function MilestonesPage() {
  const intl = useIntl();
  const userId = useSession((session) => session.user?.id ?? '');
  const profile = useProfile(userId);
  const isPlain = useLossMode((mode) => mode.isPlain);
  const [today] = useState(() => localDate(new Date()));
  const stage = stageOf(profile, today);
  const isTwins = (profile?.fetuses ?? 1) > 1;
  return (
    <Page title={intl.formatMessage({ id: 'milestones.title' })} back="/more" tone={isPlain ? 'paper' : 'blush'}>
      {isPlain || stage.kind === 'ended' ? (
        <AfterLoss />
      ) : (
        <Weeks now={shownWeek(stage)} today={today} isTwins={isTwins} key={stage.kind} />
      )}
    </Page>
  );
}

const AfterLoss = () => (
  <div className={styles.page}>
    <p>
      <FormattedMessage id="milestones.ended" />
    </p>
    <ButtonLink to="/resources" tone="secondary" icon="book">
      <FormattedMessage id="milestones.ended.help" />
    </ButtonLink>
  </div>
);

/** Tests and vaccines that begin within so many weeks are listed as coming. */
const WEEKS_AHEAD = 6;

interface WeeksProps {
  now: ShownWeek;
  today: CalendarDate;
  isTwins: boolean;
}

function Weeks({ now, today, isTwins }: WeeksProps) {
  const weeks = useContent(now.isAfter ? 'afterBirth' : 'weeks');
  const pages = useContent('weekPages')[now.isAfter ? 'afterBirth' : 'pregnancy'];
  const [chosen, setChosen] = useState<number | null>(null);
  const week = chosen ?? now.week;
  const page = pages.find((each) => each.week === week);
  const go = (by: number) => setChosen(Math.min(weeks.length, Math.max(1, week + by)));
  const swipe = useSwipe({ onNext: () => go(1), onBack: () => go(-1) });
  return (
    <div className={styles.page} {...swipe}>
      {!now.isKnown && (
        <p className={styles.hint}>
          <FormattedMessage id="milestones.unknown" />{' '}
          <ButtonLink to="/profile" tone="quiet">
            <FormattedMessage id="milestones.toProfile" />
          </ButtonLink>
        </p>
      )}
      <WeekSteps week={week} last={weeks.length} isAfter={now.isAfter} go={go} />
      {chosen !== null && chosen !== now.week && now.isKnown && (
        <Button tone="quiet" onClick={() => setChosen(null)}>
          <FormattedMessage id="milestones.now" />
        </Button>
      )}
      <div className={columns.page}>
        <div className={columns.side}>
          <WeekPicture week={week} isAfter={now.isAfter} isTwins={isTwins} />
          <ClinicalContent line="before">
            <WeekSummary week={week} isAfter={now.isAfter} />
          </ClinicalContent>
          {page && <WeekTasks tasks={page.tasks} date={taskDate(week, now, today)} />}
        </div>
        <div>
          {page && <WeekWords page={page} isAfter={now.isAfter} />}
          {!now.isAfter && (
            <ClinicalContent line="before">
              <WeekCare week={week} />
            </ClinicalContent>
          )}
          <WeekSigns isAfter={now.isAfter} />
        </div>
      </div>
    </div>
  );
}

interface WeekStepsProps {
  week: number;
  last: number;
  isAfter: boolean;
  go: (by: number) => void;
}

/** The week between the arrows to its neighbours. */
function WeekSteps({ week, last, isAfter, go }: WeekStepsProps) {
  const intl = useIntl();
  return (
    <div className={styles.steps}>
      <Button
        tone="secondary"
        icon="back"
        aria-label={intl.formatMessage({ id: 'milestones.before' })}
        onClick={() => go(-1)}
      >
        {Math.max(1, week - 1)}
      </Button>
      <h2 className={styles.week} aria-live="polite">
        <FormattedMessage id="milestones.week" values={{ week, after: isAfter ? 'yes' : 'no' }} />
      </h2>
      <Button
        tone="secondary"
        icon="chevron-right"
        aria-label={intl.formatMessage({ id: 'milestones.next' })}
        onClick={() => go(1)}
      >
        {Math.min(last, week + 1)}
      </Button>
    </div>
  );
}

/** The short text of a week, in the language of the app. */
function WeekSummary({ week, isAfter }: { week: number; isAfter: boolean }) {
  const entry = useContent(isAfter ? 'afterBirth' : 'weeks').find(({ weeks: [from] = [0] }) => from === week);
  return (
    <>
      <Card>{entry ? <EntryBody entry={entry} /> : <FormattedMessage id="milestones.past" />}</Card>
      <p className={styles.hint}>
        <FormattedMessage id="milestones.around" />
      </p>
    </>
  );
}

/** The tests and vaccines due in a week or soon after it. */
function WeekCare({ week }: { week: number }) {
  const intl = useIntl();
  const care = useContent('care');
  const timed = care.flatMap((each) => (each.weeks ? [{ each, weeks: each.weeks }] : []));
  const due = timed.filter(({ weeks: [from, to] }) => from <= week && week <= to).map(({ each }) => each);
  const coming = timed.filter(({ weeks: [from] }) => from > week && from <= week + WEEKS_AHEAD).map(({ each }) => each);
  return (
    <>
      {(
        [
          ['milestones.due', due],
          ['milestones.coming', coming],
        ] as const
      )
        .filter(([, entries]) => entries.length > 0)
        .map(([title, entries]) => (
          <section key={title}>
            <SectionTitle>{intl.formatMessage({ id: title })}</SectionTitle>
            <EntryList entries={entries} />
          </section>
        ))}
      {due.length > 0 && (
        <p className={styles.hint}>
          <FormattedMessage id="milestones.due.hint" />
        </p>
      )}
    </>
  );
}
