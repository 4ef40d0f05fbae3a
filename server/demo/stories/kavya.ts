import { kavya } from '../people/demo-people.ts';
import { minutesAgo, type Story } from './story.ts';

/** Week 8, signed up yesterday: hardly any entries, and no doctor yet. */
export const kavyaStory: Story = {
  account: kavya,
  doctor: null,
  shows: 'newly signed up: first entries, no doctor yet (stands under "patients without a doctor")',
  daysPregnant: 8 * 7 + 2,
  profile: { age: 22, phoneNumber: '+44 7700 900108', previousPregnancies: 0 },
  pressureEvents: [
    { when: [1, '18:40'], systolic: 113, diastolic: 71 },
    { when: minutesAgo(75), systolic: 110, diastolic: 69 },
  ],
  weights: { from: 1, to: 1, start: 55.2, end: 55.2 },
  visits: [
    {
      when: [-6, '10:45'],
      type: 'Booking',
      place: 'Riverside Maternity (demo)',
      questions: ['How do I choose a doctor?'],
    },
  ],
  medicines: [
    {
      key: 'folic',
      name: 'Folic acid',
      dosage: '400 micrograms',
      frequency: 'Once a day',
      times: ['08:00'],
      since: 1,
      taken: 1,
    },
  ],
};
