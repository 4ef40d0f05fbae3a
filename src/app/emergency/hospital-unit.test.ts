import { describe, expect, it } from 'vitest';
import { unitForHospital } from './hospital-unit.ts';

const hospitals = [
  { id: 'lakeside', name: 'Lakeside', maternityPhone: '111' },
  { id: 'hilltop', name: 'Hilltop', maternityPhone: '222' },
  { id: 'river', name: 'River' },
];
const lakeside = { unitName: 'Lakeside', unitPhone: '111', unitHospitalId: 'lakeside' };
const hilltop = { unitName: 'Hilltop', unitPhone: '222', unitHospitalId: 'hilltop' };
const none = { unitName: '', unitPhone: '', unitHospitalId: null };
const typed = { ...none, unitPhone: '0700' };
/** As older versions stored it, without the hospital id. */
const withoutHospitalId = { ...lakeside, unitHospitalId: null };

describe('the number of the maternity unit after a change of hospital', () => {
  it.each([
    ['no number: a chosen hospital sets it', none, 'lakeside', lakeside],
    ['number of a hospital: another hospital replaces it', lakeside, 'hilltop', hilltop],
    [
      'number of a hospital: a hospital without a number clears it',
      lakeside,
      'river',
      { ...none, unitName: 'River', unitHospitalId: 'river' },
    ],
    ['number of a hospital: removing the hospital clears it', lakeside, null, none],
    ['number of a hospital: an unlisted hospital clears it', lakeside, 'gone', none],
    [
      'number of a hospital: a new number of the hospital replaces it',
      { ...lakeside, unitPhone: '110' },
      'lakeside',
      lakeside,
    ],
    ['number of a hospital: the same hospital changes nothing', lakeside, 'lakeside', null],
    ['number stored without a hospital id: another hospital replaces it', withoutHospitalId, 'hilltop', hilltop],
    ['number stored without a hospital id: removing the hospital clears it', withoutHospitalId, null, none],
    ['number typed by the user: a chosen hospital does not replace it', typed, 'hilltop', null],
    ['number typed by the user: removing the hospital does not clear it', typed, null, null],
    ['no number and no hospital: nothing changes', none, null, null],
  ])('%s', (_, unit, hospitalId, expected) => {
    expect(unitForHospital(unit, hospitalId, hospitals)).toEqual(expected);
  });
});
