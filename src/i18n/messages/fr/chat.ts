import type { chat as english } from '../en/chat.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The assistant. No text promises that it is right, or that a person monitors it. */
export const chat: Translated<typeof english> = {
  'chat.title': 'Demander à Maia',
  'chat.new': 'Nouvelle question',
  'chat.empty.title': 'Posez une question sur la grossesse, la naissance ou votre bébé',
  'chat.empty':
    'Maia répond avec ce qu’elle a appris et avec les textes de cette application. Ce n’est pas un médecin, et personne d’autre ne lit ce que vous écrivez.',
  'chat.search': 'Chercher dans vos conversations',
  'chat.noMatch': 'Aucune conversation ne contient ces mots.',
  'chat.startedByAssistant': '[Discussion lancée par l’IA]',
  'chat.bookmarks': 'Réponses gardées',
  'chat.bookmarks.empty': 'Gardez une réponse avec l’épingle au-dessous, et elle est ici, aussi sans réseau.',
  'chat.bookmarks.deleted': 'Supprimée des réponses gardées',
  'chat.form': 'Votre question',
  'chat.message': 'Écrire un message',
  'chat.picture.add': 'Ajouter une image',
  'chat.picture.question': 'Que pouvez-vous me dire sur cette image ?',
  'chat.picture.leaves': 'Cette image part au service d’IA avec votre question. Évitez les visages et les noms.',
  'chat.picture.remove': 'Ne pas l’inclure',
  'chat.picture.open': 'Ouvrir l’image',
  'chat.picture.away': 'L’image n’est pas sur ce téléphone. Connectez-vous à un réseau pour la voir.',
  'chat.send': 'Envoyer',
  'chat.stop': 'Arrêter',
  'chat.footer': 'Information seulement. Pas un avis médical. En cas d’urgence, appelez le {number}.',
  'chat.shared': 'Ce que Maia peut savoir pour cette réponse',
  'chat.shared.week': 'Semaine {weeks}',
  'chat.shared.stage': 'Où j’en suis',
  'chat.shared.readings': 'Dernières mesures',
  'chat.you': 'Vous',
  'chat.assistant': 'Maia',
  'chat.answering': 'Maia répond…',
  'chat.notSaved': 'Le message n’a pas pu être gardé sur ce téléphone. Il est encore dans le champ. Réessayez.',
  'chat.long':
    'Un message peut avoir au plus {limit, number} caractères ; celui-ci en a {length, number}. Raccourcissez-le, et rien n’est perdu.',
  'chat.keep': 'Garder cette réponse',
  'chat.kept': 'Gardée',
  'chat.rename': 'Renommer',
  'chat.rename.label': 'De quoi s’agit-il ?',
  'chat.rename.save': 'Garder ce titre',
  'chat.delete': 'Supprimer',
  'chat.delete.title': 'Supprimer cette conversation ?',
  'chat.delete.text':
    'Tous ses messages sont supprimés, ici et sur vos autres appareils. Les réponses gardées restent.',
  'chat.delete.stay': 'La garder',
  'chat.delete.failed':
    '{failed, plural, one {# message n’a pas pu être supprimé} other {# messages n’ont pas pu être supprimés}}, {deleted} l’ont été. Réessayez.',
  'chat.askAgain': 'Redemander',
  'chat.unanswered': 'Cette question n’a pas encore de réponse. Elle est gardée ici jusqu’à ce que vous redemandiez.',
  'chat.trouble.unreachable': 'Je n’arrive pas à joindre l’assistant. Voici ce qui compte maintenant.',
  'chat.trouble.session': 'Reconnectez-vous pour interroger l’assistant. Votre question est gardée.',
  'chat.trouble.often':
    'Vous avez beaucoup demandé en peu de temps. Votre question est gardée ; redemandez dans une minute.',
  'chat.trouble.no-key':
    'L’assistant ne peut pas répondre dans votre clinique. Les textes de cette application peuvent vous aider.',
  'chat.admin.no-key': 'Le service d’IA n’est pas initialisé. Vérifiez la clé d’API.',
  'chat.trouble.blocked': 'La réponse a été bloquée : {reason}',
  'chat.trouble.refused': 'L’assistant n’accepte pas ce message. Raccourcissez-le, ou enlevez l’image.',
  'chat.trouble.none': 'L’assistant n’a pas répondu. Redemandez.',
  'chat.trouble.server':
    'Le serveur de l’assistant a signalé une erreur. Votre question est gardée ; redemandez plus tard.',
  'chat.trouble.malformed': 'La réponse de l’assistant n’a pas pu être lue. Redemandez.',
  'chat.trouble.storage': 'La réponse n’a pas pu être gardée sur ce téléphone. Libérez de la place et redemandez.',
  'chat.library': 'Dans les textes de cette application',
  'chat.library.none':
    'Les textes de cette application ne disent rien à ce sujet. Si vous êtes inquiète, appelez votre équipe soignante.',
  'chat.withheld.dose':
    'Je ne nomme pas de doses et je n’en change pas. Demandez à la personne qui l’a prescrit, à votre sage-femme ou à votre pharmacien.',
  'chat.withheld.diagnosis':
    'Je ne peux pas dire ce que vous avez. Montrez ceci à votre équipe soignante, s’il vous plaît.',
  'chat.withheld.no-need-to-call':
    'En cas de doute, appelez votre maternité ou votre équipe soignante. Elles veulent que vous appeliez.',
  'chat.withheld.clinician':
    'Je ne suis ni médecin, ni sage-femme, ni infirmière. Demandez à votre équipe soignante, s’il vous plaît.',
};
