import type { dashboard as english } from '../en/dashboard.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Today. */
export const dashboard: Translated<typeof english> = {
  'dashboard.title': 'आज',
  'dashboard.weeks': '{weeks, plural, one {हफ़्ता} other {हफ़्ते}}',
  'dashboard.days': '{days, plural, one {# दिन} other {# दिन}}',
  'dashboard.toGo': '{days, plural, =0 {डिलीवरी की तारीख आज} one {# दिन बाकी} other {# दिन बाकी}}',
  'dashboard.past': '{days, plural, one {डिलीवरी की तारीख से # दिन ऊपर} other {डिलीवरी की तारीख से # दिन ऊपर}}',
  'dashboard.due': 'डिलीवरी {date}',
  'dashboard.about': 'करीब',
  'dashboard.sinceBirth': 'प्रसव के बाद',
  'dashboard.born': 'जन्म {date}',
  'dashboard.tape': '{weeks} हफ़्ते और {days} दिन। डिलीवरी {date}।',
  'dashboard.tapeBirth': 'प्रसव के बाद {weeks} हफ़्ते और {days} दिन।',
  'dashboard.today': 'आज',
  'dashboard.today.next': 'पहले 5 मिनट बैठें',
  'dashboard.today.add': 'जोड़ें',
  'dashboard.add': 'जोड़ें',
  'dashboard.trends': 'पिछले {days} दिन',
  'dashboard.trends.below': '{limit} से कम',
  'dashboard.trends.sugar': 'शुगर: {type}',
  'dashboard.latest': 'ताज़ा रीडिंग',
  'dashboard.all': 'सभी',
  'dashboard.dates': 'डिलीवरी की तारीख जोड़ें',
  'dashboard.dates.detail': 'फिर यह पेज आपका हफ़्ता दिखा सकेगा।',
};
