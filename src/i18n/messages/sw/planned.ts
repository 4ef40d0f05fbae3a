import type { planned as english } from '../en/planned.ts';
import type { Translated } from '../../translated.ts';

export const planned: Translated<typeof english> = {
  'planned.forum.title': 'Jamii',
  'planned.forum.text': 'Utasoma na kuwauliza akina mama wengine hapa; bado haiko tayari.',
  'planned.topic.title': 'Mada',
  'planned.topic.text': 'Mada na majibu yake yatasomwa hapa; bado haiko tayari.',
  'planned.to./dashboard': 'Nenda Leo',
  'planned.to./readings': 'Nenda kwenye Vipimo',
  'planned.to./emergency': 'Namba na dalili za hatari',
};
