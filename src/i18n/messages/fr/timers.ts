import type { timers as english } from '../en/timers.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const timers: Translated<typeof english> = {
  'movements.title': 'Compter les mouvements',
  'movements.tap': 'Il a bougé',
  'movements.end': 'Finir ce comptage',
  'movements.since':
    '{count, plural, =0 {Aucun mouvement encore} one {# mouvement} other {# mouvements}} depuis {time}',
  'movements.since.yesterday':
    '{count, plural, =0 {Aucun mouvement encore} one {# mouvement} other {# mouvements}} depuis hier, {time}',
  'movements.last': 'Le dernier à {time}',
  'movements.last.yesterday': 'Le dernier hier à {time}',
  'movements.setAside':
    'Le comptage commencé le {when} n’a pas été fini. Après {hours} heures, il passe parmi les précédents ; pour compter maintenant, commencez-en un nouveau.',
  'movements.earlier': 'Comptages précédents',
  'movements.row':
    '{count, plural, one {# mouvement} other {# mouvements}} en {minutes, plural, one {# minute} other {# minutes}}',
  'movements.row.left':
    '{count, plural, =0 {Aucun mouvement} one {# mouvement} other {# mouvements}}, comptage non fini',
  'movements.call': 'Il bouge moins que d’habitude, ou plus du tout',
  'movements.start': 'Commencer un comptage',
  'movements.undo': 'Retirer le dernier',
  'movements.ten': 'le dixième après {minutes, plural, one {# minute} other {# minutes}}',
  'movements.chart':
    'Un point est un mouvement, un anneau chaque dixième. Comparez seulement avec vos propres comptages : il n’y a pas de nombre fixe.',
  'movements.empty': 'Pas encore de comptage. Commencez, et touchez à chaque mouvement.',
  'movements.delete': 'Supprimer le comptage de {when}',
  'movements.deleted': 'Le comptage est supprimé',
  'movements.shared':
    'Vos comptages sont enregistrés sur ce téléphone et envoyés à votre médecin. Personne ne les regarde en direct : si quelque chose est différent, appelez.',
  'movements.more': 'Voir des comptages plus anciens',
  'movements.row.count': '{count, plural, =0 {Aucun mouvement} one {# mouvement} other {# mouvements}}',
  'movements.record': 'Comptage de mouvements',
  'contractions.title': 'Chronométrer les contractions',
  'contractions.begin': 'Elle commence',
  'contractions.end': 'Elle est passée',
  'contractions.running': 'Depuis {seconds, plural, one {# seconde} other {# secondes}}',
  'contractions.hour':
    '{count, plural, =0 {Aucune dans la dernière heure} one {# dans la dernière heure} other {# dans la dernière heure}}',
  'contractions.mean': 'Environ toutes les {minutes, plural, one {# minute} other {# minutes}}',
  'contractions.row': 'Dure {seconds, plural, one {# seconde} other {# secondes}}',
  'contractions.gap': '{minutes, plural, one {# minute} other {# minutes}} après la précédente',
  'contractions.hint':
    'Perte des eaux, saignement, moins de mouvements ou besoin de pousser : appelez tout de suite, quoi que dise l’horloge.',
  'contractions.row.count': '{count, plural, one {# contraction} other {# contractions}}',
  'contractions.row.open': 'fin non chronométrée',
  'contractions.rule.before':
    'Avant 37 semaines : appelez maintenant votre maternité si vous en avez quatre ou plus en une heure.',
  'contractions.rule.from':
    'À partir de 37 semaines : appelez maintenant votre maternité si elles viennent toutes les 5 minutes pendant une heure. Après une césarienne ou un accouchement rapide, appelez dès qu’elles commencent.',
  'contractions.rule.title': 'Quand appeler',
  'contractions.call': 'Perte des eaux, saignement ou envie de pousser',
  'contractions.earlier': 'Contractions par jour',
  'contractions.chart':
    'Un ruban est une demi-heure, un bloc une contraction aussi longue qu’elle l’était. Un anneau : sa fin n’a pas été chronométrée.',
  'contractions.empty': 'Aucune pour le moment. Touchez quand l’une commence, et de nouveau quand elle est passée.',
  'contractions.each': 'Chacune',
  'contractions.delete': 'Supprimer la contraction de {time}',
  'contractions.delete.day': 'Supprimer ce jour',
  'contractions.deleted': '{count, plural, one {La contraction est supprimée} other {# contractions sont supprimées}}',
  'contractions.shared':
    'Elles sont enregistrées sur ce téléphone et envoyées à votre médecin. Personne ne les regarde en direct : si la règle dit d’appeler, appelez.',
  'contractions.record': 'Contraction',
  'timers.failed':
    'Cela n’a pas pu être enregistré sur ce téléphone. Réessayez ; si cela continue, libérez de la place sur le téléphone.',
};
