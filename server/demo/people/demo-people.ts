import type { StaffRole } from '../../../src/model/clinic/clinic-answers.ts';

/** An account of the demonstration. All people and numbers are invented. */
export interface DemoAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly label?: StaffRole;
}

/**
 * The three accounts that are printed at the start. Their passwords are public, so a real clinic starts with `--empty`.
 */
export const demoPatient: DemoAccount = {
  id: 'demo-patient',
  name: 'Amina Demo',
  email: 'patient@maia.example',
  password: 'demo-patient-pink-tape',
};
export const demoDoctor: DemoAccount = {
  id: 'demo-doctor',
  name: 'Dr Beatriz Demo',
  email: 'doctor@maia.example',
  password: 'demo-doctor-green-leaf',
  label: 'doctor',
};
export const demoAdmin: DemoAccount = {
  id: 'demo-admin',
  name: 'Admin Demo',
  email: 'admin@maia.example',
  password: 'demo-admin-quiet-paper',
  label: 'admin',
};
export const secondDoctor: DemoAccount = {
  id: 'demo-doctor-daniel',
  name: 'Dr Daniel Demo',
  email: 'daniel@maia.example',
  password: 'demo daniel green leaf',
  label: 'doctor',
};

export const demoMidwife: DemoAccount = {
  id: 'demo-midwife',
  name: 'Midwife Marta Demo',
  email: 'midwife@maia.example',
  password: 'demo midwife warm hands',
  label: 'midwife',
};

/** Everyone who works for the invented clinic. */
export const demoStaff: readonly (DemoAccount & { readonly label: StaffRole })[] = [
  demoDoctor,
  secondDoctor,
  demoMidwife,
  demoAdmin,
].flatMap((account) => (account.label ? [{ ...account, label: account.label }] : []));

/** All numbers are from ranges that Ofcom reserves for fiction, so no call reaches a person. */
export const demoHospital = {
  id: 'demo-hospital',
  name: 'Riverside Maternity (demo)',
  city: 'Riverside',
  countryCode: 'GB',
  maternityPhone: '+44 20 7946 0136',
  midwivesRead: 'everything',
  openingHours: 'Invented: the unit is open day and night, the clinic on weekdays from 08:00 to 17:00.',
};
export const doctorPhones: Readonly<Record<string, string>> = {
  [demoDoctor.id]: '+44 20 7946 0141',
  [secondDoctor.id]: '+44 20 7946 0142',
};

const patientNamed = (name: string): DemoAccount => ({
  id: `demo-patient-${name.toLowerCase()}`,
  name: `${name} Demo`,
  email: `${name.toLowerCase()}@maia.example`,
  password: `demo ${name.toLowerCase()} pink tape`,
});

export const chipo = patientNamed('Chipo');
export const divya = patientNamed('Divya');
export const elena = patientNamed('Elena');
export const fatou = patientNamed('Fatou');
export const grace = patientNamed('Grace');
export const hana = patientNamed('Hana');
export const imani = patientNamed('Imani');
export const jana = patientNamed('Jana');
export const kavya = patientNamed('Kavya');
export const leila = patientNamed('Leila');
export const mariam = patientNamed('Mariam');

/** The other eleven patients. */
export const otherDemoPatients: readonly DemoAccount[] = [
  chipo,
  divya,
  elena,
  fatou,
  grace,
  hana,
  imani,
  jana,
  kavya,
  leila,
  mariam,
];
