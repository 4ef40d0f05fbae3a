import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { listDoctors } from '@/sync/online/doctors.ts';
import { listHospitals } from '@/sync/online/hospitals.ts';
import { SectionTitle } from '@/ui/section-title.tsx';
import { SelectField, type Option } from '@/ui/select-field.tsx';
import type { SectionProps } from './section-props.ts';
import { useKeptList } from './use-kept-list.ts';
import styles from './profile.module.css';

/** Keeps what is chosen in the list even when the list does not have it. */
const withChosen = (options: Option[], value: string, label: string): Option[] =>
  value === '' || options.some((option) => option.value === value) ? options : [{ value, label }, ...options];

/** Hospital and doctor. Choosing the doctor is what lets the doctor read. */
export function CareSection({ form, set }: SectionProps) {
  const intl = useIntl();
  const say = (id: MessageId) => intl.formatMessage({ id });
  const hospitals = useKeptList('hospitals', listHospitals);
  const doctors = useKeptList(form.hospitalId === '' ? null : `doctors-${form.hospitalId}`, () =>
    listDoctors(form.hospitalId),
  );
  const stateOf = ({ isKept, isUnreachable }: typeof hospitals | typeof doctors): MessageId | null =>
    isKept ? 'profile.list.kept' : isUnreachable ? 'profile.list.offline' : null;
  const isDoctorListMissing = doctors.isUnreachable && !doctors.isKept && doctors.hasFailed;
  const hospitalHint = stateOf(hospitals);
  const doctorHint =
    form.hospitalId === ''
      ? 'profile.doctor.first'
      : (stateOf(doctors) ??
        (doctors.isFresh && doctors.list.length === 0 ? 'profile.list.empty' : 'profile.doctor.hint'));
  const choose = (hospitalId: string) =>
    set({
      hospitalId,
      hospitalName: hospitals.list.find(({ id }) => id === hospitalId)?.name ?? '',
      assignedDoctorId: '',
    });

  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="profile.care" />
      </SectionTitle>
      <div className={styles.fields}>
        <SelectField
          label={say('profile.hospital')}
          hint={hospitalHint && say(hospitalHint)}
          value={form.hospitalId}
          onChange={choose}
          options={[
            { value: '', label: say('profile.hospital.none') },
            ...withChosen(
              hospitals.list.map(({ id, name, city }) => ({ value: id, label: city ? `${name}, ${city}` : name })),
              form.hospitalId,
              form.hospitalName,
            ),
          ]}
        />
        <SelectField
          label={say('profile.doctor')}
          hint={isDoctorListMissing ? null : say(doctorHint)}
          error={isDoctorListMissing ? say('profile.doctor.failed') : null}
          value={form.assignedDoctorId}
          onChange={(assignedDoctorId) => set({ assignedDoctorId })}
          options={[
            { value: '', label: say('profile.doctor.none') },
            ...withChosen(
              doctors.list.map(({ userId, name }) => ({ value: userId, label: name })),
              form.assignedDoctorId,
              say('profile.doctor.kept'),
            ),
          ]}
        />
      </div>
    </section>
  );
}
