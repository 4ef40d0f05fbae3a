import type { content as english } from '../en/content.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Labels beside every built-in text. */
export const content: Translated<typeof english> = {
  'content.source.itself': '{title}, {date} को पढ़ा गया',
  'content.source.copy': '{title}, {date} को एक कॉपी में पढ़ा गया',
  'content.source.never': '{title}, उद्धृत और अभी जाँचना बाकी',
  'content.source.own': 'स्रोत न होने पर Maia का अपना सावधान चुनाव',
  'content.sources': 'यह कहाँ से आया',
  'content.draft': '{date} का पाठ, इन स्रोतों से लिया गया। किसी डॉक्टर या मिडवाइफ ने इसे अभी मंज़ूरी नहीं दी है। शक हो तो कॉल करें।',
  'content.reviewed': '{date} का पाठ, इन स्रोतों से लिया गया और {who} ने मंज़ूर किया।',
  'content.part.baby': 'बच्चा',
  'content.part.body': 'आप',
  'content.part.todo': 'क्या करना है',
  'content.part.watch': 'ध्यान दें',
  'content.mark.avoid': 'न लें',
  'content.mark.limit': 'संभलकर',
  'content.mark.ok': 'ठीक है',
  'content.none': 'इस शब्द से कुछ नहीं मिला। कोई दूसरा शब्द आज़माएँ।',
  'content.found': '{count, plural, one {# मिला} other {# मिले}}',
};
