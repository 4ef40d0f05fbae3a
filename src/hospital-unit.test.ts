import { describe, expect, it } from 'vitest';
import { unitAfter } from './hospital-unit.ts';

const hospitals = [
  { id: 'lakeside', name: 'Lakeside', maternityPhone: '111' },
  { id: 'hilltop', name: 'Hilltop', maternityPhone: '222' },
  { id: 'river', name: 'River' },
];
const lakeside = { unitName: 'Lakeside', unitPhone: '111', unitHospitalId: 'lakeside' };
const hilltop = { unitName: 'Hilltop', unitPhone: '222', unitHospitalId: 'hilltop' };
const none = { unitName: '', unitPhone: '', unitHospitalId: null };
const own = { ...none, unitPhone: '0700' };
/** As it was kept before its hospital was noted. */
const unnoted = { ...lakeside, unitHospitalId: null };

describe('the number of the maternity unit', () => {
  it.each([
    ['none, a hospital is chosen', none, 'lakeside', lakeside],
    ['of a hospital, another is chosen', lakeside, 'hilltop', hilltop],
    [
      'of a hospital, one without a number is chosen',
      lakeside,
      'river',
      { ...none, unitName: 'River', unitHospitalId: 'river' },
    ],
    ['of a hospital, it is removed', lakeside, null, none],
    ['of a hospital, one is chosen that nobody lists', lakeside, 'gone', none],
    ['of a hospital, whose number has changed', { ...lakeside, unitPhone: '110' }, 'lakeside', lakeside],
    ['of a hospital, the same is chosen', lakeside, 'lakeside', null],
    ['not noted of which hospital, another is chosen', unnoted, 'hilltop', hilltop],
    ['not noted of which hospital, it is removed', unnoted, null, none],
    ['her own, a hospital is chosen', own, 'hilltop', null],
    ['her own, the hospital is removed', own, null, null],
    ['none, and no hospital', none, null, null],
  ])('%s', (_, unit, hospitalId, expected) => {
    expect(unitAfter(unit, hospitalId, hospitals)).toEqual(expected);
  });
});
