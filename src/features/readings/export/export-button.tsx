import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import { toTimeField } from '@/features/readings/entry/entry-time.ts';
import styles from '@/features/readings/list/readings.module.css';

/** Makes a spreadsheet file of all kinds of readings. */
export function ExportButton() {
  const intl = useIntl();
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest');
  const run = () => {
    setState('busy');
    const date = toTimeField(Date.now()).slice(0, 10);
    import('./export-readings.ts')
      .then(({ exportReadings }) => exportReadings(intl.formatMessage({ id: 'readings.export.name' }, { date })))
      .then(
        () => setState('rest'),
        () => setState('failed'),
      );
  };
  return (
    <>
      <Button tone="quiet" icon="download" busy={state === 'busy'} onClick={run}>
        {intl.formatMessage({ id: 'readings.export' })}
      </Button>
      {state === 'failed' && (
        <p role="alert" className={styles.failure}>
          {intl.formatMessage({ id: 'readings.export.failed' })}
        </p>
      )}
    </>
  );
}
