import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import { saveFile } from '@/ui/media/save-file.ts';
import type { ReportWords } from '@/features/report/content/report-page-model.ts';
import type { ReportContent } from '@/features/report/content/report-source.ts';
import styles from './report.module.css';

/** The name of the file does not identify the patient. */
const fileName = ({ today }: ReportContent, ending: string) => `maia-report-${today}.${ending}`;

/** Prints the page or makes a file of it, on this device. */
export function ReportActions({ content, words }: { content: ReportContent; words: ReportWords }) {
  const intl = useIntl();
  const [state, setState] = useState<'ready' | 'making' | 'failed'>('ready');
  const make = async (work: () => Promise<void>) => {
    setState('making');
    await work().then(
      () => setState('ready'),
      () => setState('failed'),
    );
  };
  const savePdf = async () => {
    const { makePdf } = await import('./pdf/make-pdf.ts');
    const pdf = await makePdf(words, (count) => intl.formatMessage({ id: 'report.cut' }, { count }));
    saveFile(fileName(content, 'pdf'), pdf as Uint8Array<ArrayBuffer>, 'application/pdf');
  };
  const saveFhir = async () => {
    const { reportBundle } = await import('./fhir/report-bundle.ts');
    const text = JSON.stringify(reportBundle(content), null, 2);
    saveFile(fileName(content, 'fhir.json'), text, 'application/fhir+json');
  };
  return (
    <>
      <div className={styles.actions}>
        <Button icon="document" busy={state === 'making'} onClick={() => void make(savePdf)}>
          {intl.formatMessage({ id: 'report.savePdf' })}
        </Button>
        <Button tone="secondary" icon="print" onClick={() => window.print()}>
          {intl.formatMessage({ id: 'report.print' })}
        </Button>
        <Button tone="secondary" icon="download" busy={state === 'making'} onClick={() => void make(saveFhir)}>
          {intl.formatMessage({ id: 'report.saveFhir' })}
        </Button>
      </div>
      {state === 'failed' && <p role="alert">{intl.formatMessage({ id: 'report.failed' })}</p>}
      <p className={styles.hint}>{intl.formatMessage({ id: 'report.fhirHint' })}</p>
    </>
  );
}
