import { FormattedMessage, useIntl } from 'react-intl';
import type { CalendarDate } from '@/clinical/time/calendar-date.ts';
import type { WeekPage, WeekTask } from '@/content/week-pages/week-page.ts';
import { EnglishText } from '@/app/content/english-part.tsx';
import { linkToForm, type PlannedEntry } from '@/app/forms/planned-entry.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import styles from './week-page.module.css';

const entryOf = (task: WeekTask, date: CalendarDate): PlannedEntry =>
  task.form === 'visit'
    ? { form: 'visit', kind: task.kind, date, ...(task.question !== undefined && { question: task.question }) }
    : { form: 'reminder', medicine: task.medicine };

/** Three things to do. Each opens the form of a visit or a medicine, filled in; she saves it herself. */
export function WeekTasks({ tasks, date }: { tasks: WeekPage['tasks']; date: CalendarDate }) {
  const intl = useIntl();
  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="milestones.tasks" />
      </SectionTitle>
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <li key={task.text}>
            <p>
              <EnglishText>{task.text}</EnglishText>
            </p>
            <ButtonLink
              {...linkToForm(entryOf(task, date))}
              tone="secondary"
              icon={task.form === 'visit' ? 'calendar' : 'pill'}
            >
              {intl.formatMessage({ id: task.form === 'visit' ? 'milestones.task.visit' : 'milestones.task.reminder' })}
              <span className="hidden-text">
                : <EnglishText>{task.text}</EnglishText>
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
