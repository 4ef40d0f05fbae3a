import type { resources as english } from '../en/resources.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const resources: Translated<typeof english> = {
  'resources.title': 'Apprendre',
  'resources.search': 'Chercher dans tous les textes inclus',
  'resources.search.hint': 'Marche sans réseau. Par exemple : « brie », « mal de tête », « dose oubliée ».',
  'resources.results':
    '{count, plural, =0 {Rien trouvé pour « {query} »} one {# texte pour « {query} »} other {# textes pour « {query} »}}',
  'resources.week': 'En ce moment',
  'resources.topics': 'Thèmes',
  'resources.topic.symptoms': 'Symptômes, du mal de tête à la tristesse',
  'resources.topic.care': 'Examens, vaccins, médicaments, mouvements',
  'resources.topic.medicines': 'Médicaments',
  'resources.topic.food': 'Quoi manger, quoi éviter',
  'resources.topic.needs': 'Ce qu’il faut au corps',
  'resources.topic.afterBirth': 'Les semaines après la naissance',
  'resources.screens': 'D’autres outils',
  'resources.screen.signs': 'Signes de danger et numéros d’urgence',
  'resources.screen.checker': 'Comment vous sentez-vous ? Une minute de questions',
  'resources.screen.sup': 'Étape par étape : mesurer, installer, sauvegarder',
  'resources.help': 'Quelqu’un à appeler',
  'resources.help.emergency': 'Numéro d’urgence',
  'resources.help.none':
    'Aucune ligne d’écoute de votre pays n’a encore été vérifiée, aucune n’est donc affichée. En danger, appelez le {number}. Avec du réseau, findahelpline.com liste des lignes par pays.',
  'resources.help.crisis': 'Ligne de crise, jour et nuit',
  'resources.help.support': 'Soutien pendant la grossesse et après la naissance ; pas pour une crise',
  'resources.violence': 'Pas en sécurité à la maison ?',
  'resources.violence.text':
    'En danger maintenant, appelez le {number}. Vous pouvez aussi le dire à votre sage-femme ou à votre médecin quand vous êtes seule avec eux. Le bilan des symptômes a une question à ce sujet qui n’est jamais enregistrée.',
  'resources.leave': 'Quitter cette page maintenant',
  'resources.size': 'Tous les textes sont déjà sur ce téléphone. Rien n’est téléchargé pour les lire.',
};
