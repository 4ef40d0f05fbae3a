import { jana, secondDoctor } from '../people/demo-people.ts';
import type { Story } from './story.ts';

const place = 'Riverside Maternity (demo), quiet room';

/** After the loss of the pregnancy in week 17, twenty-four days ago. The app shows no weeks and no countdown. */
export const janaStory: Story = {
  account: jana,
  doctor: secondDoctor,
  shows: 'a loss, handled with care: no weeks, no countdown, a doctor who calls',
  daysPregnant: null,
  profile: { age: 35, phoneNumber: '+44 7700 900135', heightCm: 167, previousPregnancies: 1, bloodGroup: 'A+' },
  pressures: [
    {
      from: 90,
      to: 26,
      start: [112, 71],
      end: [115, 73],
      ceiling: [128, 81],
      pulse: 77,
      times: ['08:15'],
      skipped: 0.5,
    },
    {
      from: 20,
      to: 2,
      start: [114, 72],
      end: [113, 71],
      ceiling: [126, 80],
      pulse: 75,
      times: ['09:00'],
      skipped: 0.7,
    },
  ],
  visits: [
    { when: [24, '16:00'], type: 'Doctor', place, clinician: secondDoctor.name },
    { when: [10, '15:00'], type: 'Doctor', place, clinician: secondDoctor.name, notes: 'All the time that we needed.' },
    { when: [-9, '15:00'], type: 'Mental health', place: 'Riverside Counselling (demo)' },
  ],
  medicines: [
    {
      key: 'iron',
      name: 'Ferrous sulfate',
      dosage: '200 mg',
      frequency: 'Once a day',
      times: ['10:00'],
      since: 20,
      taken: 0.7,
    },
  ],
  labs: [
    {
      when: [23, '10:00'],
      title: 'Blood count',
      rows: [{ name: 'Haemoglobin', value: '10.1', unit: 'g/dL', range: '11.5 - 15.5' }],
    },
    {
      when: [10, '15:40'],
      title: 'Blood count',
      rows: [{ name: 'Haemoglobin', value: '11.2', unit: 'g/dL', range: '11.5 - 15.5' }],
    },
  ],
  messages: [
    {
      when: [23, '17:00'],
      from: 'doctor',
      text: 'I am very sorry, Jana. I will call you tomorrow at four. You do not need to answer this.',
    },
    { when: [21, '11:00'], from: 'patient', text: 'Thank you for the call. It helped that you did not hurry.' },
    {
      when: [10, '18:00'],
      from: 'doctor',
      text: 'Here is the name of the counsellor we spoke about: Riverside Counselling. I have told them that you may come.',
    },
    { when: [4, '20:15'], from: 'patient', text: 'I have an appointment there now. The evenings are the hardest.' },
    {
      when: [3, '08:30'],
      from: 'doctor',
      text: 'I am glad that you told me. I will call you today after five, if that is right for you.',
    },
  ],
  checks: [{ when: [4, '20:30'], symptoms: ['S32'], signs: ['interest_1', 'down_2'] }],
  notes: [
    { when: [3, '08:35'], text: 'Call today after 17:00. Counselling begins in two weeks. Prefers calls to messages.' },
  ],
};
