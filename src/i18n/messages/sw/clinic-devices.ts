import type { clinicDevices as english } from '../en/clinic-devices.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The devices of other people, for administrators. */
export const clinicDevices: Translated<typeof english> = {
  'clinic.devices': 'Vifaa',
  'clinic.devices.text': 'Simu na vivinjari ambavyo mtu huyu ameingia. Toa kilichopotea hapa: kitafuta data yake.',
  'clinic.devices.none': 'Hakuna kifaa kilichojitambulisha bado.',
  'clinic.devices.waiting': 'Ufutaji uliagizwa {when}. Kimetolewa; kitafuta data yake kikipata mtandao.',
  'clinic.devices.wiped': 'Kimefutwa {when}; kifaa kimethibitisha.',
  'clinic.devices.confirm':
    'Kitaonyeshwa kuwa kimefutwa kikithibitisha. Kifaa kisichopata mtandao tena hubaki na data iliyosimbwa.',
  'clinic.wipe.all': 'Toa na ufute vyote',
  'clinic.wipe.ask': 'Kitoe na kukifuta kifaa hiki cha {name}?',
  'clinic.wipe.askAll': 'Toa na ufute vifaa vyote vya {name}?',
  'clinic.wipe.sessions': 'Vipindi vyote vinaisha mara moja, pia vya vifaa visivyoorodheshwa.',
  'clinic.wipe.erases':
    'Kikipata mtandao, kinafuta kila kitu ambacho programu hii imehifadhi humo kwa mtu huyu. Hadi hapo data inabaki humo, imesimbwa.',
  'clinic.wipe.unsent': 'Ambacho hakijatumwa kinapotea.',
  'clinic.wipe.stays':
    'Akaunti inabaki na inaweza kutumika kwenye vifaa vingine. Mtu husoma katika “Nani ameangalia data yako” kwamba umefanya hili.',
  'clinic.wipe.ordered':
    '{count, plural, =0 {Imetolewa. Hakuna kifaa kwenye orodha chenye data ya kufuta.} one {Imetolewa. Kifaa # kitafuta data yake kikipata mtandao.} other {Imetolewa. Vifaa # vitafuta data yao vikipata mtandao.}}',
  'clinic.lostPhone': 'Simu iliyopotea',
  'clinic.lostPhone.text':
    'Kwa mtu asiyeweza kuripoti mwenyewe chini ya Akaunti. Hakikisha ni nani anayeomba kabla ya kufanya. Kila unapotazama huandikwa, na mtu huyo husoma hilo.',
  'clinic.lostPhone.find': 'Tafuta vifaa',
  'clinic.lostPhone.nobody': 'Hakuna akaunti yenye anwani hii.',
  'clinic.lostPhone.own': 'Hii ni akaunti yako mwenyewe. Ripoti kifaa chako chini ya Akaunti, kwa nywila yako.',
};
