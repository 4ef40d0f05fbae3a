/** An account of the demonstration. All people and numbers are invented. */
export interface DemoAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly label?: 'doctor' | 'admin';
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

export const demoHospital = {
  id: 'demo-hospital',
  name: 'Riverside Maternity (demo)',
  city: 'Riverside',
  countryCode: 'GB',
  // From the range that is reserved for fiction.
  maternityPhone: '+44 20 7946 0136',
};

/** Another patient of the demo doctor, with a few readings, so that the doctor's list has something to sort. */
export interface DemoPatient extends DemoAccount {
  /** Gestational age today in completed weeks. */
  readonly weeks: number;
  /** Systolic and diastolic in mmHg, one pair a day, the newest first. */
  readonly pressures: readonly (readonly [number, number])[];
  /** Fasting levels in mmol/L, one a day, the newest first. */
  readonly sugars: readonly number[];
}

const demoPatientNamed = (
  name: string,
  weeks: number,
  pressures: DemoPatient['pressures'],
  sugars: DemoPatient['sugars'],
): DemoPatient => ({
  id: `demo-patient-${name.toLowerCase()}`,
  name: `${name} Demo`,
  email: `${name.toLowerCase()}@maia.example`,
  password: `demo ${name.toLowerCase()} pink tape`,
  weeks,
  pressures,
  sugars,
});

export const otherDemoPatients: readonly DemoPatient[] = [
  demoPatientNamed(
    'Chipo',
    36,
    [
      [164, 111],
      [148, 94],
      [136, 86],
      [128, 82],
    ],
    [4.7, 4.9],
  ),
  demoPatientNamed(
    'Divya',
    33,
    [
      [122, 78],
      [118, 76],
    ],
    [6.4, 5.9, 6.1, 5.6],
  ),
  demoPatientNamed(
    'Elena',
    12,
    [
      [108, 66],
      [112, 70],
      [106, 68],
    ],
    [],
  ),
  demoPatientNamed('Fatou', 19, [[116, 74]], [4.6]),
  demoPatientNamed(
    'Grace',
    39,
    [
      [141, 89],
      [134, 86],
      [130, 84],
    ],
    [5.0, 4.8],
  ),
];
