import type { bloodwork as english } from '../en/bloodwork.ts';
import type { Translated } from '../../translated.ts';

export const bloodwork: Translated<typeof english> = {
  'bloodwork.title': 'Matokeo ya maabara',
  'bloodwork.add': 'Ongeza ripoti',
  'bloodwork.empty.title': 'Bado hakuna matokeo ya maabara',
  'bloodwork.empty':
    'Nakili hapa thamani za ripoti. Kila moja inalinganishwa na kiwango kilichochapishwa kando yake, na unaona inavyobadilika.',
  'bloodwork.form.title': 'Ripoti ya maabara',
  'bloodwork.form.name': 'Kilichopimwa',
  'bloodwork.form.name.hint': 'Kwa mfano: wingi wa damu',
  'bloodwork.form.date': 'Siku ya sampuli',
  'bloodwork.form.file': 'Picha au PDF ya ripoti',
  'bloodwork.form.file.remove': 'Iache nje',
  'bloodwork.form.row': 'Thamani ya {number, number}',
  'bloodwork.form.test': 'Kipimo',
  'bloodwork.form.value': 'Matokeo',
  'bloodwork.form.unit': 'Kizio',
  'bloodwork.form.range': 'Kiwango kilichochapishwa',
  'bloodwork.form.addRow': 'Ongeza thamani',
  'bloodwork.form.removeRow': 'Ondoa thamani ya {number, number}',
  'bloodwork.form.noRows': 'Ongeza angalau thamani moja pamoja na kipimo na matokeo yake.',
  'bloodwork.flag.Low': 'Chini ya kiwango kilichochapishwa',
  'bloodwork.flag.High': 'Juu ya kiwango kilichochapishwa',
  'bloodwork.flag.Normal': 'Ndani ya kiwango kilichochapishwa',
  'bloodwork.flag.N/A': 'Haijalinganishwa',
  'bloodwork.near.low': 'karibu na kikomo cha chini',
  'bloodwork.near.high': 'karibu na kikomo cha juu',
  'bloodwork.range': 'Kiwango kilichochapishwa: {range}',
  'bloodwork.summary.outside':
    '{count, plural, =0 {Hakuna matokeo yaliyo nje ya kiwango kilichochapishwa.} one {Matokeo # yako nje ya kiwango kilichochapishwa: {names}.} other {Matokeo # yako nje ya kiwango kilichochapishwa: {names}.}}',
  'bloodwork.summary.near':
    '{count, plural, one {Matokeo # yako karibu na kikomo: {names}.} other {Matokeo # yako karibu na kikomo: {names}.}}',
  'bloodwork.summary.end':
    'Viwango vilivyochapishwa kwa watu wazima wasio wajawazito mara nyingi havifai kwa ujauzito. Muhtasari huu ni taarifa, si utambuzi wa ugonjwa. Waonyeshe wahudumu wako wa afya.',
  'bloodwork.trend': 'Katika ripoti kadhaa',
  'bloodwork.edit': 'Sahihisha',
  'bloodwork.delete': 'Futa',
  'bloodwork.delete.title': 'Futa ripoti hii?',
  'bloodwork.delete.text': 'Thamani zake na faili lake vinaondoka, hapa na kwenye vifaa vyako vingine.',
  'bloodwork.delete.stay': 'Ibaki',
  'bloodwork.delete.failed': 'Imeshindikana kufuta matokeo ya maabara na faili lake.',
  'bloodwork.ask': 'Muulize daktari wangu',
};
