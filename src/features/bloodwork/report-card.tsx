import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { byConcern } from '@/clinical/lab/result-meaning.ts';
import { sampleDay } from '@/clinical/lab/sample-day.ts';
import { removeBloodwork, type StoredBloodwork } from '@/db/records/bloodwork.ts';
import { readResults } from '@/model/records/bloodwork.ts';
import type { Profile } from '@/model/records/profile.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { AssistantWords } from '@/app/labs/assistant-words.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import { AskDoctor } from './ask-doctor.tsx';
import styles from './bloodwork.module.css';
import { ResultLine } from './result-line.tsx';
import { WithinCount } from '@/app/labs/within-count.tsx';
import { labMoment } from '@/app/labs/lab-moment.ts';
import { summaryOf } from './summary.ts';

interface ReportCardProps {
  report: StoredBloodwork;
  profile: Profile | null;
  onEdit: () => void;
}

/** One report: its values against their printed ranges, a summary and actions. */
export function ReportCard({ report, profile, onEdit }: ReportCardProps) {
  const intl = useIntl();
  const [isAsked, setAsked] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const results = readResults(report.results);
  const moment = labMoment(profile, sampleDay(report));
  return (
    <Card as="li">
      <div className={styles.report}>
        <div>
          <h2 className={styles.title}>{report.testName}</h2>
          <p className={styles.quiet}>
            {intl.formatDate(report.recordedAt, { dateStyle: 'medium', timeZone: 'UTC' })}
            {report.fileName && ` · ${report.fileName}`}
          </p>
        </div>
        <p className={styles.within}>
          <WithinCount results={results} />
        </p>
        <ul className={styles.results}>
          {byConcern(results, moment).map((result, index) => (
            <ResultLine key={`${index} ${result.name}`} result={result} moment={moment} />
          ))}
        </ul>
        <p>{summaryOf(intl, results)}</p>
        {report.assistantSummary && <AssistantWords>{report.assistantSummary}</AssistantWords>}
        <div className={styles.actions}>
          <AskDoctor report={report} />
          <Button tone="quiet" icon="pencil" onClick={onEdit}>
            <FormattedMessage id="bloodwork.edit" />
          </Button>
          <Button tone="quiet" onClick={() => setAsked(true)}>
            <FormattedMessage id="bloodwork.delete" />
          </Button>
        </div>
      </div>
      <Sheet
        open={isAsked}
        onClose={() => setAsked(false)}
        title={intl.formatMessage({ id: 'bloodwork.delete.title' })}
      >
        <div className={styles.form}>
          <p>
            <FormattedMessage id="bloodwork.delete.text" />
          </p>
          {hasFailed && (
            <p role="alert" className={styles.error}>
              <FormattedMessage id="bloodwork.delete.failed" />
            </p>
          )}
          <div className={styles.actions}>
            <Button onClick={() => void removeBloodwork(report).catch(() => setFailed(true))}>
              <FormattedMessage id="bloodwork.delete" />
            </Button>
            <Button tone="secondary" onClick={() => setAsked(false)}>
              <FormattedMessage id="bloodwork.delete.stay" />
            </Button>
          </div>
        </div>
      </Sheet>
    </Card>
  );
}
