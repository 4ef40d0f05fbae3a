import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { openForReport } from './open-for-report.ts';
import { addBloodwork, changeBloodwork, type StoredBloodwork } from '@/db/records/bloodwork.ts';
import { refusalText } from '@/i18n/phrases/file-words.ts';
import { issueText } from '@/i18n/phrases/issue-text.ts';
import { FileRefused } from '@/model/files/validate-file.ts';
import type { Profile } from '@/model/records/profile.ts';
import { RecordSheet } from '@/app/forms/record-sheet.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { FileChooser } from '@/ui/controls/file-chooser.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { DateField } from '@/ui/dates/date-field.tsx';
import { useRecordForm } from '@/app/forms/use-record-form.ts';
import { useLatest } from '@/ui/hooks/use-latest.ts';
import { useNow } from '@/ui/hooks/use-now.ts';
import { useDraftOver } from '@/app/forms/use-sealed-draft.ts';
import styles from './bloodwork.module.css';
import { AskAssistant } from './ask-assistant.tsx';
import { AssistantNotice } from './assistant-notice.tsx';
import { PageStrip } from './page-strip.tsx';
import { PageView } from './page-view.tsx';
import { ReadingNotice } from './reading-notice.tsx';
import {
  emptyRow,
  needsLook,
  readReport,
  rowOfTest,
  rowOfUnread,
  typedReport,
  withAssistant,
  withoutAssistant,
  withPrinted,
  type PrintedPlace,
  type TypedReport,
  type TypedRow,
} from './report-entry.ts';
import review from './review.module.css';
import { HiddenLines, UnreadLines } from './unread-lines.tsx';
import { labMoment } from '@/app/labs/lab-moment.ts';
import { useLabReading } from './use-lab-reading.ts';
import { RowFields } from './row-fields.tsx';
import { summaryOf } from './summary.ts';

interface ReportFormProps {
  /** Null for a new report. */
  report: StoredBloodwork | null;
  profile: Profile | null;
  onClose: () => void;
  onSaved: () => void;
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,application/pdf';

/** The form of a lab report: name, date, results, and the file itself. */
export function ReportForm({ report, profile, onClose, onSaved }: ReportFormProps) {
  const intl = useIntl();
  const today = localDate(useNow(60_000));
  const [initial] = useState(() => typedReport(report, today));
  const { draft, set: setDraft, clear } = useDraftOver(`bloodwork ${report?.id ?? 'new'}`, initial);
  // A new report left open keeps the date on which it was started.
  const set = (changes: Partial<TypedReport>) => setDraft(report ? changes : { date: draft.date, ...changes });
  // Reading a file or an assistant's answer takes time, and the user may type meanwhile.
  const latest = useLatest(draft);
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [place, setPlace] = useState<PrintedPlace | null>(null);
  const [usedLines, setUsedLines] = useState<readonly string[]>([]);
  const read = useLabReading(({ report: printed }) => {
    setPlace(null);
    setUsedLines([]);
    set(withPrinted(latest(), printed, today));
  });
  const reading = read.state.phase === 'read' ? read.state.reading : null;
  const moment = labMoment(profile, draft.date === '' ? today : draft.date);
  const open = draft.rows.filter(needsLook).length;
  const chooser = useRef<HTMLInputElement>(null);
  const form = useRecordForm({
    read: () => readReport(draft, today, (results) => summaryOf(intl, results)),
    save: async (values) => {
      setRefusal(null);
      try {
        const saved = await (report ? changeBloodwork(report, values) : addBloodwork(values, file));
        openForReport(saved.id, values, moment);
        return saved;
      } catch (error) {
        if (error instanceof FileRefused)
          setRefusal(refusalText(intl, 'medical-files', error.reason, file?.name ?? ''));
        throw error;
      }
    },
    onSaved: () => {
      clear();
      onSaved();
    },
  });
  const error = (field: string) => issueText(intl, form.issues, field);
  const setRow = (changed: TypedRow) => {
    set({ rows: draft.rows.map((row) => (row.key === changed.key ? changed : row)) });
    form.reconsider('rows', `name ${changed.key}`, `value ${changed.key}`, `check ${changed.key}`);
  };
  return (
    <RecordSheet
      title={intl.formatMessage({ id: 'bloodwork.form.title' })}
      onClose={onClose}
      form={form}
      isWide={reading !== null}
      failed={intl.formatMessage({ id: report ? 'bloodwork.notChanged' : 'bloodwork.notSaved' })}
    >
      <div className={review.review} data-beside={reading ? '' : undefined}>
        {reading && <PageView reading={reading} place={place} />}
        <div className={styles.form}>
          <TextField
            label={intl.formatMessage({ id: 'bloodwork.form.name' })}
            hint={intl.formatMessage({ id: 'bloodwork.form.name.hint' })}
            autoComplete="off"
            maxLength={500}
            value={draft.testName}
            error={error('testName') ?? undefined}
            onChange={(testName) => {
              set({ testName });
              form.reconsider('testName');
            }}
          />
          <DateField
            label={intl.formatMessage({ id: 'bloodwork.form.date' })}
            name="date"
            max={today}
            value={draft.date}
            error={error('date') ?? undefined}
            onChange={(date) => {
              set({ date });
              form.reconsider('date');
            }}
          />
          {!report && (
            <div className={styles.actions}>
              <Button tone="secondary" icon="document" onClick={() => chooser.current?.click()}>
                {file?.name ?? intl.formatMessage({ id: 'bloodwork.form.file' })}
              </Button>
              {file && (
                <Button
                  tone="quiet"
                  onClick={() => {
                    setFile(null);
                    read.forget();
                    set(withoutAssistant);
                  }}
                >
                  <FormattedMessage id="bloodwork.form.file.remove" />
                </Button>
              )}
              <FileChooser
                ref={chooser}
                accept={ACCEPTED}
                onChoose={([chosen]) => {
                  setRefusal(null);
                  setFile(chosen);
                  void read.start(chosen);
                }}
              />
            </div>
          )}
          <ReadingNotice state={read.state} fileName={file?.name ?? ''} onCancel={read.cancel} />
          {reading && reading.report.rows.length > 0 && (
            <p role="status">
              <FormattedMessage id="bloodwork.review" values={{ rows: draft.rows.length, open }} />
            </p>
          )}
          {refusal && (
            <p role="alert" className={styles.error}>
              {refusal}
            </p>
          )}
          {draft.rows.map((row, index) => (
            <RowFields
              key={row.key}
              row={row}
              number={index + 1}
              error={error}
              onChange={setRow}
              moment={moment}
              strip={reading && row.place && <PageStrip reading={reading} place={row.place} />}
              onLook={() => row.place && setPlace(row.place)}
              onRemove={
                draft.rows.length > 1 ? () => set({ rows: draft.rows.filter(({ key }) => key !== row.key) }) : undefined
              }
            />
          ))}
          {error('rows') && (
            <p role="alert" className={styles.error}>
              <FormattedMessage id="bloodwork.form.noRows" />
            </p>
          )}
          {reading && (
            <>
              <UnreadLines
                lines={reading.report.unread.filter(({ text }) => !usedLines.includes(text))}
                onTake={(line) => {
                  setUsedLines([...usedLines, line.text]);
                  set({ rows: [...draft.rows, rowOfUnread(line)] });
                }}
              />
              <HiddenLines lines={reading.report.hidden} />
              <AskAssistant reading={reading} onAnswer={(answer) => set(withAssistant(latest(), answer))} />
            </>
          )}
          <AssistantNotice
            draft={draft}
            onAdd={(name) => set({ rows: [...draft.rows, rowOfTest(name)] })}
            onLeaveOut={() => set({ assistantSummary: '' })}
          />
          <Button tone="secondary" icon="plus" onClick={() => set({ rows: [...draft.rows, emptyRow()] })}>
            <FormattedMessage id="bloodwork.form.addRow" />
          </Button>
        </div>
      </div>
    </RecordSheet>
  );
}
