import type { moderation as english } from '../en/moderation.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The queue of moderators, and what they tell the author of a text. */
export const moderation: Translated<typeof english> = {
  'forum.queue.title': 'Usimamizi',
  'forum.queue.count':
    '{count, plural, =0 {Hakuna kilichoripotiwa} one {Andiko # lililoripotiwa linasubiri} other {Maandishi # yaliyoripotiwa yanasubiri}}',
  'forum.queue.none': 'Hakuna kilichoripotiwa.',
  'forum.queue.topic': 'Mada',
  'forum.queue.reply': 'Jibu',
  'forum.queue.in': 'Katika mada “{title}”',
  'forum.queue.reason': '{reason} ({count, plural, one {ripoti #} other {ripoti #}})',
  'forum.queue.reportedAt': 'Ripoti ya kwanza: {when}',
  'forum.queue.hidden': 'Maandishi yaliyofichwa',
  'forum.queue.lock': 'Funga mada',
  'forum.queue.unlock': 'Fungua mada',
  'forum.moderate.warn': 'Mwonye mwandishi',
  'forum.decide.hide': 'Ufiche andiko hili?',
  'forum.decide.hide.text': 'Baada ya hapo mwandishi na wasimamizi tu wataweza kulisoma. Mwandishi atasoma sababu.',
  'forum.decide.hide.yes': 'Lifiche',
  'forum.decide.warn': 'Umwonye mwandishi?',
  'forum.decide.warn.text': 'Andiko linabaki kwa wote. Mwandishi atasoma onyo na sababu. Wasimamizi hawajui ni nani.',
  'forum.decide.warn.yes': 'Tuma onyo',
  'forum.decide.no': 'Acha',
  'forum.decided.hide': 'Andiko limefichwa.',
  'forum.decided.warn': 'Mwandishi ameonywa.',
  'forum.decided.dismiss': 'Ripoti imefungwa. Andiko linabaki.',
  'forum.decided.lock': 'Mada haipokei majibu tena.',
  'forum.decided.unlock': 'Mada inapokea majibu tena.',
  'forum.decided.pin': 'Mada imebandikwa.',
  'forum.decided.unpin': 'Mada haijabandikwa tena.',
  'forum.notices': 'Kutoka kwa wasimamizi',
  'forum.notice.reason': 'Sababu: {reason}',
  'forum.notice.hide.topic': 'Msimamizi ameficha mada yako. Ni wewe na wasimamizi tu mnaoweza kuisoma.',
  'forum.notice.hide.post': 'Msimamizi ameficha jibu lako. Ni wewe na wasimamizi tu mnaoweza kulisoma.',
  'forum.notice.warn.topic': 'Msimamizi anakuonya kuhusu mada yako. Bado inasomeka.',
  'forum.notice.warn.post': 'Msimamizi anakuonya kuhusu jibu lako. Bado linasomeka.',
};
