import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import { Card } from '@/ui/layout/card.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { useRoomForTwo } from '@/ui/page/use-desk.ts';
import { ReportActions } from './report-actions.tsx';
import { ReportChooser } from './report-chooser.tsx';
import { ReportSheet } from './report-sheet.tsx';
import {
  presetSections,
  reportContent,
  type ReportChoice,
  type ReportSource,
} from '@/features/report/content/report-source.ts';
import { reportWords } from '@/features/report/content/report-words.ts';
import styles from './report.module.css';

interface ReportPageProps {
  /** Undefined while it is collected, null when there is no profile to report about. */
  source: ReportSource | null | undefined;
  now: number;
  back: string;
  tone?: 'blush' | 'paper';
}

const PRESET_DAYS = 30;

/** Choose days and parts, look at the page, print it or keep it as a file. */
export function ReportPage({ source, now, back, tone }: ReportPageProps) {
  const intl = useIntl();
  const [choice, setChoice] = useState<ReportChoice>({ days: PRESET_DAYS, sections: presetSections });
  // Beside the page that they change, where there is room; else above it.
  const hasRoom = useRoomForTwo();
  const made = useMemo(() => {
    if (!source) return null;
    const content = reportContent(source, choice, now, deviceTimeZone());
    return { content, words: reportWords(intl, content) };
  }, [source, choice, now, intl]);
  const tools = (
    <div className={styles.tools}>
      <p>{intl.formatMessage({ id: 'report.lead' })}</p>
      <ReportChooser choice={choice} onChange={setChoice} />
      {made && <ReportActions {...made} />}
    </div>
  );
  return (
    <Page title={intl.formatMessage({ id: 'report.title' })} back={back} tone={tone} rail={hasRoom && tools}>
      <div className={styles.page}>
        {!hasRoom && tools}
        {made ? (
          <ReportSheet words={made.words} />
        ) : (
          <Card>
            <p aria-live="polite">
              {intl.formatMessage({ id: source === null ? 'report.noProfile' : 'report.loading' })}
            </p>
          </Card>
        )}
      </div>
    </Page>
  );
}
