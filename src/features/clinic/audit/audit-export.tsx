import { useState } from 'react';
import { useIntl } from 'react-intl';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { exportAudit, type AuditFilter } from '@/sync/api/clinic/audit.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage, SuccessMessage } from '@/ui/feedback/live-region.tsx';
import { saveFile } from '@/ui/media/save-file.ts';
import { auditCsv } from './audit-csv.ts';
import styles from '@/features/clinic/clinic.module.css';

/** Saves the entries that fit the filter as a spreadsheet on this device. */
export function AuditExport({ filter }: { filter: AuditFilter }) {
  const intl = useIntl();
  const [isBusy, setBusy] = useState(false);
  const [saved, setSaved] = useState<{ count: number; isPart: boolean } | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    setSaved(null);
    setFailed(false);
    try {
      const { entries, isPart } = await exportAudit(filter);
      const name = intl.formatMessage({ id: 'audit.export.name' }, { date: localDate(new Date()) });
      saveFile(name, auditCsv(entries), 'text/csv;charset=utf-8');
      setSaved({ count: entries.length, isPart });
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }

  return (
    <div className={styles.stack}>
      <div className={styles.acts}>
        <Button tone="secondary" icon="download" busy={isBusy} onClick={() => void save()}>
          {intl.formatMessage({ id: 'audit.export' })}
        </Button>
      </div>
      <div role="status">
        {saved && (
          <SuccessMessage>
            {intl.formatMessage(
              { id: saved.isPart ? 'audit.export.part' : 'audit.export.done' },
              { count: saved.count },
            )}
          </SuccessMessage>
        )}
      </div>
      {hasFailed && <FailureMessage alert>{intl.formatMessage({ id: 'clinic.notLoaded' })}</FailureMessage>}
    </div>
  );
}
