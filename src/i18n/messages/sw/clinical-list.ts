import type { clinicalList as english } from '../en/clinical-list.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const clinicalList: Translated<typeof english> = {
  'clinical.bp.label.severe': 'Kiwango cha hatari',
  'clinical.bp.label.high': 'Kiwango cha juu',
  'clinical.bp.label.watch': 'Juu kidogo',
  'clinical.bp.label.low': 'Chini',
  'clinical.bp.label.expected': 'Ndani ya kiwango cha kawaida',
  'clinical.nobodyWatches': 'Hakuna mtu anayeangalia namba hizi moja kwa moja. Kadi ikikuambia upige simu, piga simu.',
  'clinical.pastDue.born': 'Je, mtoto wako amezaliwa?',
};
