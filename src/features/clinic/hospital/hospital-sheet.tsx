import { useState } from 'react';
import { useIntl } from 'react-intl';
import { newId } from '@/db/store/new-id.ts';
import { midwifeReaches } from '@/model/account/midwife-label.ts';
import { hospital, type Hospital } from '@/model/records/hospital.ts';
import { validateRecord } from '@/model/schema/record.ts';
import { saveHospital } from '@/sync/api/clinic/clinic.ts';
import type { ListedHospital } from '@/sync/api/directory/hospitals.ts';
import { Button } from '@/ui/controls/button.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import { useClinicAction } from '@/features/clinic/use-clinic-action.ts';
import { useNameOf, useStaff } from '@/features/clinic/use-staff.ts';
import styles from '@/features/clinic/clinic.module.css';

type Draft = Readonly<Record<keyof Hospital, string>>;

const draftOf = (held: Hospital | null): Draft => ({
  name: held?.name ?? '',
  city: held?.city ?? '',
  countryCode: held?.countryCode ?? '',
  maternityPhone: held?.maternityPhone ?? '',
  openingHours: held?.openingHours ?? '',
  secondContactId: held?.secondContactId ?? '',
  onCallId: held?.onCallId ?? '',
  midwivesRead: held?.midwivesRead ?? 'nothing',
});

/** The record of a draft: trimmed, empty fields without a value, the country in capitals. */
function recordOf(draft: Draft): Hospital {
  const text = (field: keyof Hospital) => draft[field].trim() || null;
  return {
    name: draft.name.trim(),
    city: text('city'),
    countryCode: text('countryCode')?.toUpperCase() ?? null,
    maternityPhone: text('maternityPhone'),
    openingHours: text('openingHours'),
    secondContactId: text('secondContactId'),
    onCallId: text('onCallId'),
    midwivesRead: midwifeReaches.find((reach) => reach === draft.midwivesRead) ?? null,
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
  // A second try after a lost answer must not make a second hospital.
  const [ownId] = useState(newId);
  const [isChecked, setChecked] = useState(false);
  const staff = useStaff();
  const nameOf = useNameOf();
  const record = recordOf(draft);
  const isNamed = record.name !== '';
  const isRight = isNamed && isCountry(record.countryCode) && validateRecord(hospital, { ...record }).length === 0;
  const set = (field: keyof Hospital) => (value: string) => setDraft((before) => ({ ...before, [field]: value }));

  const doctors = (staff.data?.staff ?? []).filter(({ roles }) => roles.includes('doctor'));
  const doctorOptions = [
    { value: '', label: intl.formatMessage({ id: 'clinic.hospital.contact.none' }) },
    ...doctors.map((each) => ({ value: each.id, label: nameOf(each) })),
  ];

  async function save(): Promise<void> {
    setChecked(true);
    if (isRight && (await run(() => saveHospital(held ? { id: held.id } : { newId: ownId }, record)))) onSaved();
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
        <SelectField
          label={intl.formatMessage({ id: 'clinic.hospital.secondContact' })}
          hint={intl.formatMessage({ id: 'clinic.hospital.secondContact.hint' })}
          value={draft.secondContactId}
          options={doctorOptions}
          onChange={set('secondContactId')}
        />
        <SelectField
          label={intl.formatMessage({ id: 'clinic.hospital.onCall' })}
          hint={intl.formatMessage({ id: 'clinic.hospital.onCall.hint' })}
          value={draft.onCallId}
          options={doctorOptions}
          onChange={set('onCallId')}
        />
        <SelectField
          label={intl.formatMessage({ id: 'midwives.read' })}
          hint={intl.formatMessage({ id: 'midwives.read.hint' })}
          value={draft.midwivesRead}
          options={midwifeReaches.map((value) => ({
            value,
            label: intl.formatMessage({ id: `midwives.read.${value}` }),
          }))}
          onChange={set('midwivesRead')}
        />
        {trouble && <FailureMessage alert>{trouble}</FailureMessage>}
      </div>
    </Sheet>
  );
}
