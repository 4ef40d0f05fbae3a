import type { validation as english } from '../en/validation.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const validation: Translated<typeof english> = {
  'validation.required': 'Sehemu ya “{field}” inahitajika kwa “{record}”.',
  'validation.empty_message': 'Ujumbe mtupu hauwezi kuhifadhiwa.',
  'validation.number': '“{field}” lazima iwe namba sahihi.',
  'validation.negative': '“{field}” haiwezi kuwa chini ya sifuri.',
  'validation.zero': '“{field}” haiwezi kuwa sifuri.',
  'validation.whole': '“{field}” lazima iwe namba kamili.',
  'validation.below': '“{field}” lazima iwe angalau {limit}.',
  'validation.above': '“{field}” lazima isizidi {limit}.',
  'validation.long': '“{field}” lazima isizidi herufi {limit}.',
  'validation.choice': '“{field}” lazima iwe mojawapo ya chaguo zilizotolewa.',
  'validation.form': '“{field}” haijaandikwa kwa muundo unaotarajiwa.',
  'validation.swapped': 'Namba ya juu lazima iwe kubwa zaidi. Je, zimebadilishana?',
  'validation.blank': 'Sehemu ya “{field}” inahitajika kwa “{record}”.',
  'validation.future': '“{field}” haiwezi kuwa wakati ujao.',
  'validation.old': '“{field}” haiwezi kuwa zaidi ya mwaka mmoja uliopita.',
  'validation.date': '“{field}” si tarehe iliyopo.',
  'validation.time': '{value} si saa ya siku. Iandike kama 08:00.',
  'validation.twice': '{value} ipo mara mbili. Saa moja ni dozi moja.',
  'validation.zone': '{value} si ukanda wa saa ambao simu hii inaujua.',
  'validation.ends_early': 'Mwisho hauwezi kuwa kabla ya mwanzo.',
  'validation.days_or_number': 'Chagua siku za wiki au idadi ya siku, si vyote viwili.',
  'validation.never_until': 'Hadi wakati huo zamu haitafika kamwe. Angalia siku, mwanzo na mwisho.',
  'validation.timeless':
    'Hakuna wakati uliowekwa, kwa hiyo hautakumbushwa kamwe. Ongeza wakati, au chagua “Inapohitajika”.',
  'validation.past': '“{field}” haiwezi kuwa wakati uliopita.',
  'validation.unfinished': 'Hii haijakamilika. Ijaze yote au uifute.',
};
