import { useState } from 'react';
import { useIntl } from 'react-intl';
import { hospital, type Hospital } from '@/model/records/hospital.ts';
import { validateRecord } from '@/model/schema/record.ts';
import { saveHospital } from '@/sync/api/clinic/clinic.ts';
import type { ListedHospital } from '@/sync/api/directory/hospitals.ts';
import { Button } from '@/ui/controls/button.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import { useClinicAction } from './use-clinic-action.ts';
import styles from './clinic.module.css';

/** The contacts of alarms are named by `npm run admin -- add-hospital`; saving leaves them as they are. */
type Field = Exclude<keyof Hospital, 'secondContactId' | 'onCallId'>;
type Draft = Readonly<Record<Field, string>>;

const draftOf = (held: Hospital | null): Draft => ({
  name: held?.name ?? '',
  city: held?.city ?? '',
  countryCode: held?.countryCode ?? '',
  maternityPhone: held?.maternityPhone ?? '',
  openingHours: held?.openingHours ?? '',
});

/** The record of a draft: trimmed, empty fields without a value, the country in capitals. */
function recordOf(draft: Draft): Hospital {
  const text = (field: Field) => draft[field].trim() || null;
  return {
    name: draft.name.trim(),
    city: text('city'),
    countryCode: text('countryCode')?.toUpperCase() ?? null,
    maternityPhone: text('maternityPhone'),
    openingHours: text('openingHours'),
  };
}

/** Two letters, as in ISO 3166; the record itself limits the length only. */
const isCountry = (code: string | null | undefined): boolean => !code || /^[A-Z]{2}$/.test(code);

interface HospitalSheetProps {
  /** null: a new hospital. */
  held: ListedHospital | null;
  onClose: () => void;
  onSaved: () => void;
}

/** The data of a hospital. */
export function HospitalSheet({ held, onClose, onSaved }: HospitalSheetProps) {
  const intl = useIntl();
  const { run, isBusy, trouble } = useClinicAction();
  const [draft, setDraft] = useState(() => draftOf(held));
  const [isChecked, setChecked] = useState(false);
  const record = recordOf(draft);
  const isNamed = record.name !== '';
  const isRight = isNamed && isCountry(record.countryCode) && validateRecord(hospital, { ...record }).length === 0;
  const set = (field: Field) => (value: string) => setDraft((before) => ({ ...before, [field]: value }));

  async function save(): Promise<void> {
    setChecked(true);
    if (isRight && (await run(() => saveHospital(held?.id ?? '', record)))) onSaved();
  }

  return (
    <Sheet
      open
      title={intl.formatMessage({ id: held ? 'clinic.hospital.edit' : 'clinic.hospital.add' })}
      onClose={onClose}
      foot={
        <Button wide large busy={isBusy} onClick={() => void save()}>
          {intl.formatMessage({ id: 'clinic.save' })}
        </Button>
      }
    >
      <div className={styles.stack}>
        <TextField
          label={intl.formatMessage({ id: 'clinic.hospital.name' })}
          error={isChecked && !isNamed ? intl.formatMessage({ id: 'clinic.hospital.nameless' }) : null}
          value={draft.name}
          maxLength={200}
          onChange={set('name')}
        />
        <TextField
          label={intl.formatMessage({ id: 'clinic.hospital.city' })}
          value={draft.city}
          maxLength={128}
          onChange={set('city')}
        />
        <TextField
          label={intl.formatMessage({ id: 'clinic.hospital.country' })}
          hint={intl.formatMessage({ id: 'clinic.hospital.country.hint' })}
          error={
            isChecked && !isCountry(record.countryCode)
              ? intl.formatMessage({ id: 'clinic.hospital.country.wrong' })
              : null
          }
          value={draft.countryCode}
          maxLength={2}
          onChange={set('countryCode')}
        />
        <TextField
          label={intl.formatMessage({ id: 'clinic.hospital.phone' })}
          hint={intl.formatMessage({ id: 'clinic.hospital.phone.hint' })}
          type="tel"
          value={draft.maternityPhone}
          maxLength={32}
          onChange={set('maternityPhone')}
        />
        <TextAreaField
          label={intl.formatMessage({ id: 'clinic.hospital.hours' })}
          hint={intl.formatMessage({ id: 'clinic.hospital.hours.hint' })}
          value={draft.openingHours}
          maxLength={500}
          onChange={set('openingHours')}
        />
        {trouble && <FailureMessage alert>{trouble}</FailureMessage>}
      </div>
    </Sheet>
  );
}
