import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage, LiveRegion } from '@/ui/feedback/live-region.tsx';
import { focusPage } from '@/ui/layout/focus-page.ts';
import { Page } from '@/ui/layout/page.tsx';
import { STEPS } from './answers.ts';
import { StepTape } from './step-tape.tsx';
import styles from './first-run.module.css';

/** What every screen gets from the page around it. */
export interface StepProps {
  /** Opens the next screen, or ends after the last one. */
  readonly onNext: () => void;
  readonly onLeave: () => void;
}

interface StepPageProps extends StepProps {
  step: number;
  question: string;
  lead: ReactNode;
  /** Saves and goes on; without it `onNext` is called. */
  onSave?: () => void;
  isSaving?: boolean;
  failure?: MessageId | null;
  /** Marks the first field with an error: it takes the focus. */
  isInvalid?: boolean;
  saveLabel?: MessageId;
  /** The last screen has nothing to leave out. */
  isLast?: boolean;
  children: ReactNode;
}

/** One question: where she is on the way, the question, the fields, and the ways to go on. */
export function StepPage({
  step,
  question,
  lead,
  onNext,
  onLeave,
  onSave = onNext,
  isSaving = false,
  failure = null,
  isInvalid = false,
  saveLabel = 'firstRun.next',
  isLast = false,
  children,
}: StepPageProps) {
  const intl = useIntl();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    focusPage();
  }, []);
  useEffect(() => {
    if (isInvalid) container.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isInvalid]);
  return (
    <Page
      title={question}
      back={step > 1 ? `/welcome?step=${step - 1}` : undefined}
      tape={<StepTape step={step} summary={intl.formatMessage({ id: 'firstRun.step' }, { step, steps: STEPS })} />}
      width="reading"
      foot={
        <div className={styles.actions}>
          <Button large busy={isSaving} onClick={onSave}>
            <FormattedMessage id={saveLabel} />
          </Button>
          {!isLast && (
            <Button tone="quiet" large onClick={onNext}>
              <FormattedMessage id="firstRun.skip" />
            </Button>
          )}
        </div>
      }
    >
      <div ref={container} className={styles.column}>
        <p className={styles.place}>
          <FormattedMessage id="firstRun.step" values={{ step, steps: STEPS }} />
        </p>
        <p className={styles.lead}>{lead}</p>
        {children}
        <LiveRegion>
          {failure && (
            <FailureMessage>
              <FormattedMessage id={failure} />
            </FailureMessage>
          )}
        </LiveRegion>
        {!isLast && (
          <Button tone="quiet" onClick={onLeave}>
            <FormattedMessage id="firstRun.leave" />
          </Button>
        )}
      </div>
    </Page>
  );
}
