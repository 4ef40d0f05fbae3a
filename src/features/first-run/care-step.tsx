import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { copyToEmergency } from '@/app/profile/copy-to-emergency.ts';
import { useCachedList } from '@/app/profile/use-cached-list.ts';
import { saveProfile } from '@/db/records/profile.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { listDoctors } from '@/sync/api/directory/doctors.ts';
import { listHospitals, type ListedHospital } from '@/sync/api/directory/hospitals.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import type { FirstRunAnswers } from './answers.ts';
import { ChoiceRows } from './choice-rows.tsx';
import { findHospitals, MOST_SHOWN } from './find-hospitals.ts';
import { StepPage, type StepProps } from './step-page.tsx';
import { useStepSave } from './use-step-save.ts';
import styles from './first-run.module.css';

interface CareStepProps extends StepProps {
  answers: FirstRunAnswers;
  set: (changes: Partial<FirstRunAnswers>) => void;
}

/** Hospital and doctor. No doctor is chosen before she chooses one, because the choice gives the right to read. */
export function CareStep({ answers, set, ...step }: CareStepProps) {
  const intl = useIntl();
  const queries = useQueryClient();
  const { save, isSaving, failure } = useStepSave(step.onNext);
  const { hospitalId, hospitalName, doctorId } = answers;
  const name = useRef<HTMLParagraphElement>(null);
  const choose = ({ id, name: chosenName }: ListedHospital) => {
    // The row that was pressed goes; without this the focus would go with it.
    flushSync(() => set({ hospitalId: id, hospitalName: chosenName, doctorId: '' }));
    name.current?.focus();
  };
  const send = () =>
    save(async () => {
      if (hospitalId === '') return;
      const changes = { hospitalId, hospitalName, assignedDoctorId: doctorId || null };
      await saveProfile(changes);
      copyToEmergency(changes, queries);
    });
  return (
    <StepPage
      {...step}
      step={2}
      question={intl.formatMessage({ id: 'firstRun.care' })}
      lead={<FormattedMessage id="firstRun.care.lead" />}
      onSave={() => void send()}
      isSaving={isSaving}
      failure={failure}
      saveLabel={doctorId === '' ? 'firstRun.next' : 'firstRun.care.agree'}
    >
      {hospitalId === '' ? (
        <HospitalSearch search={answers.search} onSearch={(search) => set({ search })} onChoose={choose} />
      ) : (
        <>
          <div className={styles.chosen}>
            <p ref={name} tabIndex={-1} className={styles.name}>
              <bdi>{hospitalName}</bdi>
            </p>
            <Button tone="secondary" onClick={() => set({ hospitalId: '', hospitalName: '', doctorId: '' })}>
              <FormattedMessage id="firstRun.care.other" />
            </Button>
          </div>
          <DoctorChoice hospitalId={hospitalId} chosen={doctorId} onChoose={(id) => set({ doctorId: id })} />
        </>
      )}
    </StepPage>
  );
}

interface HospitalSearchProps {
  search: string;
  onSearch: (search: string) => void;
  onChoose: (hospital: ListedHospital) => void;
}

function HospitalSearch({ search, onSearch, onChoose }: HospitalSearchProps) {
  const intl = useIntl();
  const { list, isUnreachable, isCached, isFresh } = useCachedList('hospitals', listHospitals);
  const found = findHospitals(list, search);
  const note: MessageId | null = isCached
    ? 'profile.list.kept'
    : isUnreachable
      ? 'firstRun.care.offline'
      : isFresh && found.length === 0
        ? 'firstRun.care.none'
        : null;
  return (
    <>
      <TextField
        type="search"
        label={intl.formatMessage({ id: 'firstRun.care.search' })}
        value={search}
        onChange={onSearch}
      />
      {found.length > 0 && (
        <ul className={styles.rows} aria-label={intl.formatMessage({ id: 'profile.hospital' })}>
          {found.slice(0, MOST_SHOWN).map((hospital) => (
            <li key={hospital.id}>
              <button type="button" className={styles.row} onClick={() => onChoose(hospital)}>
                <Icon name="pin" />
                <span>
                  <bdi>{hospital.name}</bdi>
                  {hospital.city && <bdi className={styles.detail}>{hospital.city}</bdi>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.small} role="status">
        {found.length > MOST_SHOWN && <FormattedMessage id="firstRun.care.more" values={{ count: found.length }} />}
        {note && <FormattedMessage id={note} />}
      </p>
    </>
  );
}

interface DoctorChoiceProps {
  hospitalId: string;
  chosen: string;
  onChoose: (doctorId: string) => void;
}

function DoctorChoice({ hospitalId, chosen, onChoose }: DoctorChoiceProps) {
  const intl = useIntl();
  const doctors = useCachedList(`doctors-${hospitalId}`, () => listDoctors(hospitalId));
  const reach = useCachedList('hospitals', listHospitals).list.find(({ id }) => id === hospitalId)?.midwivesRead;
  const isMissing = doctors.isUnreachable && !doctors.isCached;
  return (
    <>
      {doctors.list.length > 0 && (
        <ChoiceRows
          legend={intl.formatMessage({ id: 'profile.doctor' })}
          options={[
            ...doctors.list.map(({ userId, name }) => ({ value: userId, label: <bdi>{name}</bdi> })),
            { value: '', label: intl.formatMessage({ id: 'firstRun.care.noDoctor' }) },
          ]}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
      {isMissing && (
        <p className={styles.small}>
          <FormattedMessage id="firstRun.care.offline" />
        </p>
      )}
      {doctors.isFresh && doctors.list.length === 0 && (
        <p className={styles.small}>
          <FormattedMessage id="profile.list.empty" />
        </p>
      )}
      {chosen !== '' && (
        <div className={styles.words} role="status">
          <p>
            <FormattedMessage id="profile.doctor.hint" />
          </p>
          {(reach === 'readings' || reach === 'everything') && (
            <p>
              <FormattedMessage id={`midwives.profile.${reach}`} />
            </p>
          )}
        </div>
      )}
    </>
  );
}
