import { expect, it } from 'vitest';
import { findHospitals } from './find-hospitals.ts';

const list = [
  { name: 'Lakeside Maternity', city: 'Kisumu' },
  { name: 'Hôpital de la Mère', city: 'Douala' },
  { name: 'Hilltop', city: null },
];
const names = (search: string) => findHospitals(list, search).map(({ name }) => name);

it.each([
  ['', ['Lakeside Maternity', 'Hôpital de la Mère', 'Hilltop']],
  ['kisumu', ['Lakeside Maternity']],
  ['maternity LAKE', ['Lakeside Maternity']],
  ['hopital mere', ['Hôpital de la Mère']],
  ['hill kisumu', []],
])('a hospital is found by words of its name and city: %s', (search, found) => {
  expect(names(search)).toEqual(found);
});
