import { demoDoctor, grace } from '../people/demo-people.ts';
import { minutesAgo, type Story } from './story.ts';

const place = 'Riverside Maternity (demo)';

/** Week 39 with chronic hypertension; six days ago her doctor changed the medicine and closed the case. */
export const graceStory: Story = {
  account: grace,
  doctor: demoDoctor,
  shows: 'chronic hypertension with labetalol, an episode that the doctor closed with "changed medicine"',
  daysPregnant: 39 * 7 + 3,
  profile: {
    age: 41,
    phoneNumber: '+44 7700 900139',
    heightCm: 162,
    prePregnancyWeightKg: 78,
    previousPregnancies: 3,
    preExistingConditions: 'High blood pressure since the age of 36 (invented)',
    bloodGroup: 'A-',
  },
  pressures: [
    {
      from: 180,
      to: 60,
      start: [128, 80],
      end: [130, 82],
      ceiling: [138, 87],
      pulse: 76,
      times: ['07:30'],
      skipped: 0.25,
    },
    {
      from: 59,
      to: 7,
      start: [130, 82],
      end: [133, 83],
      ceiling: [138, 88],
      pulse: 76,
      times: ['07:30', '19:30'],
      skipped: 0.12,
    },
    {
      from: 5,
      to: 0,
      start: [132, 83],
      end: [129, 81],
      ceiling: [134, 84],
      pulse: 70,
      times: ['07:30', '19:30'],
      skipped: 0,
    },
  ],
  pressureEvents: [
    { when: [6, '19:20'], systolic: 155, diastolic: 101 },
    { when: [6, '19:37'], systolic: 152, diastolic: 100, note: 'Measured again' },
    { when: [6, '22:30'], systolic: 139, diastolic: 88 },
    { when: minutesAgo(196), systolic: 141, diastolic: 89 },
    { when: minutesAgo(180), systolic: 137, diastolic: 87, note: 'Measured again' },
  ],
  weights: { from: 180, to: 4, start: 79.8, end: 88.1 },
  visits: [
    { when: [60, '15:00'], type: 'Doctor', place, clinician: demoDoctor.name },
    { when: [28, '15:00'], type: 'Scan', place, notes: 'Growth and blood flow as expected.' },
    { when: [5, '09:00'], type: 'Doctor', place, clinician: demoDoctor.name },
    {
      when: [-2, '09:00'],
      type: 'Doctor',
      place,
      clinician: demoDoctor.name,
      questions: ['What happens on the day of the birth with my tablets?'],
    },
  ],
  medicines: [
    {
      key: 'labetalol',
      name: 'Labetalol',
      dosage: '200 mg',
      frequency: 'Three times a day',
      times: ['07:00', '15:00', '22:00'],
      since: 6,
      taken: 0.96,
    },
    {
      key: 'labetalol-2',
      name: 'Labetalol',
      notes: 'Before the change',
      dosage: '200 mg',
      frequency: 'Twice a day',
      times: ['08:00', '20:00'],
      since: 180,
      isPaused: true,
      taken: 0,
    },
    {
      key: 'aspirin',
      name: 'Aspirin',
      dosage: '150 mg',
      frequency: 'At bedtime',
      times: ['22:00'],
      since: 180,
      taken: 0.95,
    },
  ],
  labs: [
    {
      when: [60, '15:30'],
      title: 'Kidney and urine',
      rows: [
        { name: 'Creatinine', value: '58', unit: 'umol/L', range: '35 - 75' },
        { name: 'Urine protein creatinine ratio', value: '14', unit: 'mg/mmol', range: '0 - 30' },
      ],
    },
    {
      when: [5, '09:40'],
      title: 'Kidney, liver and urine',
      file: 'png',
      rows: [
        { name: 'Creatinine', value: '62', unit: 'umol/L', range: '35 - 75' },
        { name: 'Urine protein creatinine ratio', value: '19', unit: 'mg/mmol', range: '0 - 30' },
        { name: 'Platelets', value: '204', unit: '10^9/L', range: '150 - 400' },
        { name: 'ALT', value: '17', unit: 'U/L', range: '2 - 25' },
      ],
    },
  ],
  papers: [
    {
      days: 28,
      category: 'scan',
      fileName: 'scan-35-weeks.png',
      description: 'Growth scan at 35 weeks',
      picture: 'scan',
      lines: ['GRACE DEMO', '35 WEEKS 3 DAYS'],
    },
  ],
  messages: [
    {
      when: [6, '20:20'],
      from: 'doctor',
      text: 'As we said on the telephone: labetalol three times a day from tonight, and please come tomorrow at nine.',
    },
    { when: [6, '20:26'], from: 'patient', text: 'I will. Thank you for calling.' },
    {
      when: minutesAgo(170),
      from: 'patient',
      text: 'My pressure was a little high just now, and lower after a rest. Both are in the app.',
    },
    {
      when: minutesAgo(150),
      from: 'doctor',
      text: 'Thank you. Please measure again this evening and come the day after tomorrow, as planned.',
    },
  ],
  alarms: [
    {
      when: [6, '19:37'],
      actions: [[3, 'calledUnit']],
      seenAfter: 12,
      outcome: [
        40,
        'changedMedicine',
        'Called her: no symptoms, the baby moves. Labetalol 200 mg three times a day from tonight. Visit tomorrow at nine.',
      ],
    },
  ],
  notes: [
    {
      when: [60, '15:40'],
      text: 'Chronic hypertension, labetalol 200 mg twice a day. Pressure at home morning and evening.',
    },
    { when: [5, '09:50'], text: 'Bloods and urine without a sign of preeclampsia. Birth planned for week 39 to 40.' },
  ],
};
