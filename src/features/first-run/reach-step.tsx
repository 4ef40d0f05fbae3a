import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { StepPage, type StepProps } from './step-page.tsx';
import styles from './first-run.module.css';

interface ReachStepProps extends StepProps {
  /** The offers of reminders and of the installed app; each asks the browser only on a tap. */
  push: ReactNode;
  install: ReactNode;
  /** Whether her week is known, so that it is the page that opens next. */
  hasWeek: boolean;
}

/** How reminders reach her, with what they cannot promise. */
export function ReachStep({ push, install, hasWeek, ...step }: ReachStepProps) {
  const intl = useIntl();
  return (
    <StepPage
      {...step}
      step={4}
      question={intl.formatMessage({ id: 'firstRun.reach' })}
      lead={<FormattedMessage id="firstRun.reach.lead" />}
      saveLabel={hasWeek ? 'firstRun.toWeek' : 'firstRun.toToday'}
      isLast
    >
      {push}
      {install}
      <ul className={styles.limits}>
        {(['late', 'watch'] as const).map((limit) => (
          <li key={limit}>
            <FormattedMessage id={`firstRun.reach.${limit}`} />
          </li>
        ))}
      </ul>
    </StepPage>
  );
}
