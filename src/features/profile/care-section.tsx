import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { listDoctors } from '@/sync/api/directory/doctors.ts';
import { listHospitals } from '@/sync/api/directory/hospitals.ts';
import { SelectField, type Option } from '@/ui/controls/select-field.tsx';
import type { SectionProps } from './section-props.ts';
import { useCachedList } from '@/app/profile/use-cached-list.ts';
import styles from './profile.module.css';

/** Adds the chosen value to the options if the list does not have it. */
const withChosen = (options: Option[], value: string, label: string): Option[] =>
  value === '' || options.some((option) => option.value === value) ? options : [{ value, label }, ...options];

/** Hospital and doctor. Choosing a doctor gives that doctor read access to the records. */
export function CareSection({ form, set }: SectionProps) {
  const intl = useIntl();
  const text = (id: MessageId) => intl.formatMessage({ id });
  const hospitals = useCachedList('hospitals', listHospitals);
  const doctors = useCachedList(form.hospitalId === '' ? null : `doctors-${form.hospitalId}`, () =>
    listDoctors(form.hospitalId),
  );
  const stateOf = ({ isCached, isUnreachable }: typeof hospitals | typeof doctors): MessageId | null =>
    isCached ? 'profile.list.kept' : isUnreachable ? 'profile.list.offline' : null;
  const isDoctorListMissing = doctors.isUnreachable && !doctors.isCached && doctors.hasFailed;
  const hospitalHint = stateOf(hospitals);
  const doctorHint =
    form.hospitalId === ''
      ? 'profile.doctor.first'
      : (stateOf(doctors) ??
        (doctors.isFresh && doctors.list.length === 0 ? 'profile.list.empty' : 'profile.doctor.hint'));
  const reach = hospitals.list.find(({ id }) => id === form.hospitalId)?.midwivesRead;
  const hours = hospitals.list.find(({ id }) => id === form.hospitalId)?.openingHours;
  const choose = (hospitalId: string) =>
    set({
      hospitalId,
      hospitalName: hospitals.list.find(({ id }) => id === hospitalId)?.name ?? '',
      assignedDoctorId: '',
    });

  return (
    <div className={styles.fields}>
      <SelectField
        label={text('profile.hospital')}
        hint={hospitalHint && text(hospitalHint)}
        value={form.hospitalId}
        onChange={choose}
        options={[
          { value: '', label: text('profile.hospital.none') },
          ...withChosen(
            hospitals.list.map(({ id, name, city }) => ({ value: id, label: city ? `${name}, ${city}` : name })),
            form.hospitalId,
            form.hospitalName,
          ),
        ]}
      />
      {(reach === 'readings' || reach === 'everything') && <p>{text(`midwives.profile.${reach}`)}</p>}
      {hours && (
        <p className={styles.hours}>
          <FormattedMessage id="profile.hospital.hours" values={{ hours: <bdi>{hours}</bdi> }} />
        </p>
      )}
      <SelectField
        label={text('profile.doctor')}
        hint={isDoctorListMissing ? null : text(doctorHint)}
        error={isDoctorListMissing ? text('profile.doctor.failed') : null}
        value={form.assignedDoctorId}
        onChange={(assignedDoctorId) => set({ assignedDoctorId })}
        options={[
          { value: '', label: text('profile.doctor.none') },
          ...withChosen(
            doctors.list.map(({ userId, name }) => ({ value: userId, label: name })),
            form.assignedDoctorId,
            text('profile.doctor.kept'),
          ),
        ]}
      />
    </div>
  );
}
