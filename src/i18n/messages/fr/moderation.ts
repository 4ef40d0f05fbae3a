import type { moderation as english } from '../en/moderation.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The queue of moderators, and what they tell the author of a text. */
export const moderation: Translated<typeof english> = {
  'forum.queue.title': 'Modération',
  'forum.queue.count':
    '{count, plural, =0 {Rien n’est signalé} one {# texte signalé attend} other {# textes signalés attendent}}',
  'forum.queue.none': 'Rien n’est signalé.',
  'forum.queue.topic': 'Sujet',
  'forum.queue.reply': 'Réponse',
  'forum.queue.in': 'Dans le sujet « {title} »',
  'forum.queue.reason': '{reason} ({count, plural, one {# signalement} other {# signalements}})',
  'forum.queue.reportedAt': 'Premier signalement : {when}',
  'forum.queue.hidden': 'Textes masqués',
  'forum.queue.lock': 'Fermer le sujet',
  'forum.queue.unlock': 'Rouvrir le sujet',
  'forum.moderate.warn': 'Avertir l’auteur',
  'forum.decide.hide': 'Masquer ce texte ?',
  'forum.decide.hide.text': 'Ensuite, seuls l’auteur et les modérateurs pourront le lire. L’auteur lit la raison.',
  'forum.decide.hide.yes': 'Le masquer',
  'forum.decide.warn': 'Avertir l’auteur ?',
  'forum.decide.warn.text':
    'Le texte reste visible pour tous. Son auteur lit l’avertissement et la raison. Les modérateurs n’apprennent pas qui c’est.',
  'forum.decide.warn.yes': 'Envoyer l’avertissement',
  'forum.decide.no': 'Ne rien faire',
  'forum.decided.hide': 'Le texte est masqué.',
  'forum.decided.warn': 'L’auteur est averti.',
  'forum.decided.dismiss': 'Le signalement est clos. Le texte reste.',
  'forum.decided.lock': 'Le sujet ne prend plus de réponses.',
  'forum.decided.unlock': 'Le sujet prend de nouveau des réponses.',
  'forum.decided.pin': 'Le sujet est épinglé.',
  'forum.decided.unpin': 'Le sujet n’est plus épinglé.',
  'forum.notices': 'De la part des modérateurs',
  'forum.notice.reason': 'Raison : {reason}',
  'forum.notice.hide.topic': 'Un modérateur a masqué votre sujet. Vous seule et les modérateurs pouvez le lire.',
  'forum.notice.hide.post': 'Un modérateur a masqué votre réponse. Vous seule et les modérateurs pouvez la lire.',
  'forum.notice.warn.topic': 'Un modérateur vous avertit au sujet de votre sujet. Il reste lisible.',
  'forum.notice.warn.post': 'Un modérateur vous avertit au sujet de votre réponse. Elle reste lisible.',
};
