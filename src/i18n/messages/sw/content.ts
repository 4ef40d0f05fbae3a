import type { content as english } from '../en/content.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const content: Translated<typeof english> = {
  'content.source.itself': '{title}, ilisomwa {date}',
  'content.source.copy': '{title}, ilisomwa katika nakala {date}',
  'content.source.never': '{title}, imetajwa na bado haijakaguliwa',
  'content.source.own': 'Chaguo la tahadhari la Maia yenyewe, kwa kukosa chanzo',
  'content.sources': 'Hii imetoka wapi',
  'content.draft':
    'Maandishi ya {date}, kutoka vyanzo hivi. Bado hakuna mhudumu wa afya aliyeyathibitisha. Ukiwa na shaka, piga simu.',
  'content.reviewed': 'Maandishi ya {date}, kutoka vyanzo hivi na kuthibitishwa na {who}.',
  'content.part.baby': 'Mtoto',
  'content.part.body': 'Wewe',
  'content.part.todo': 'Cha kufanya',
  'content.part.watch': 'Tahadhari',
  'content.mark.avoid': 'Acha',
  'content.mark.limit': 'Kwa tahadhari',
  'content.mark.ok': 'Sawa',
  'content.none': 'Hakuna kinacholingana na neno hili. Jaribu lingine.',
  'content.found': '{count, plural, one {# imepatikana} other {# zimepatikana}}',
};
