import type { clinicHospital as english } from '../en/clinic-hospital.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Deleting a hospital, and moving its people. */
export const clinicHospital: Translated<typeof english> = {
  'hospital.delete': 'Futa',
  'hospital.delete.title': 'Futa {name}',
  'hospital.delete.now': 'Futa kabisa',
  'hospital.delete.free':
    'Hakuna daktari, mgonjwa wala orodha inayorejelea hospitali hii. Ikifutwa, wagonjwa hawawezi kuichagua tena.',
  'hospital.delete.used': 'Hospitali hii haiwezi kufutwa ikiwa inatumika:',
  'hospital.delete.doctors': '{count, plural, one {daktari #} other {madaktari #}}',
  'hospital.delete.patients': '{count, plural, one {mgonjwa #} other {wagonjwa #}}',
  'hospital.delete.shifts': 'orodha yake ya zamu, yenye {count, plural, one {ingizo #} other {maingizo #}}',
  'hospital.delete.roster': 'Ondoa zamu zote',
  'hospital.move.to': 'Hamisha madaktari na wagonjwa kwenda',
  'hospital.move.hint':
    'Wagonjwa hubaki na daktari na idhini yao. Simu zao hupiga nambari ya hospitali mpya, na husoma katika “Nani ametazama data yako” nani aliwahamisha.',
  'hospital.move.now': 'Wahamishe',
  'hospital.move.nowhere': 'Ongeza hospitali nyingine kwanza, kisha wanaweza kuhamishwa.',
  'hospital.move.done':
    '{count, plural, =0 {Hakuna aliyehamishwa.} one {Mtu # amehamishwa.} other {Watu # wamehamishwa.}}',
};
