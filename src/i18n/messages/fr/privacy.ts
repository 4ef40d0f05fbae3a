import type { privacy as english } from '../en/privacy.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** These sentences must be true: change them together with any change of where data is stored or sent. */
export const privacy: Translated<typeof english> = {
  'privacy.title': 'Où sont vos données',
  'privacy.lead':
    'En bref : vos mesures sont à vous. Elles sont sur ce téléphone, dans votre compte, et chez le médecin que vous choisissez. Il n’y a pas de publicité et personne ne compte ce que vous touchez.',
  'privacy.table.records': 'Mesures, profil, documents, analyses',
  'privacy.table.checks': 'Vérifications de symptômes gardées',
  'privacy.table.numbers': 'Numéros et personnes pour l’urgence',
  'privacy.table.what': 'Quoi',
  'privacy.table.where': 'Où',
  'privacy.table.who': 'Qui peut le lire',
  'privacy.table.long': 'Combien de temps',
  'privacy.table.delete': 'Comment supprimer',
  'privacy.table.caption': 'Chaque type de données',
  'privacy.table.where.both': 'Ce téléphone, chiffré, et votre compte',
  'privacy.table.where.phone': 'Ce téléphone seul',
  'privacy.table.where.server': 'Le serveur',
  'privacy.table.who.doctor': 'Vous et le médecin que vous avez choisi',
  'privacy.table.who.you': 'Vous',
  'privacy.table.who.members': 'Tous les membres ; votre nom seulement si vous le montrez',
  'privacy.table.who.operators': 'Les personnes qui gèrent ce Maia',
  'privacy.table.long.own': 'Jusqu’à ce que vous le supprimiez',
  'privacy.table.long.logOut': 'Jusqu’à votre déconnexion',
  'privacy.table.long.clinic': 'Aussi longtemps que la clinique l’a fixé',
  'privacy.table.delete.entry': 'Chaque entrée seule, ou avec le compte',
  'privacy.table.delete.account': 'Avec le compte',
  'privacy.table.delete.forum': 'Avec le compte, votre nom part ; le texte reste',
  'privacy.table.delete.logOut': 'En vous déconnectant',
  'privacy.table.delete.ask': 'Demandez par le formulaire de contact',
  'privacy.phone.title': 'Sur ce téléphone',
  'privacy.phone.text':
    'Ce que vous notez est d’abord enregistré ici. C’est scellé : les chiffres, les notes et les noms ne peuvent être lus qu’avec une clé gardée sur ce téléphone pour votre connexion. Restent ouverts les heures et les types d’entrées, votre nom et votre adresse e-mail, et les numéros et les personnes que vous avez gardés pour Urgence.',
  'privacy.phone.notes':
    'Les comptages de mouvements et de contractions, et votre liste de prénoms, sont scellés aussi et restent sur ce seul téléphone.',
  'privacy.phone.limit':
    'Toute personne qui peut déverrouiller ce téléphone pendant que vous êtes connectée peut ouvrir Maia. Verrouillez le téléphone, et déconnectez-vous sur un téléphone que vous partagez.',
  'privacy.leaves.title': 'Ce qui quitte le téléphone, et quand',
  'privacy.leaves.readings':
    'Les mesures et votre profil : vers votre compte, tout seuls, dès qu’il y a du réseau. Le trajet est chiffré.',
  'privacy.leaves.checks':
    'Un bilan des symptômes : seulement quand vous touchez « Garder ce bilan ». Un bilan sur la violence à la maison n’est jamais gardé et jamais envoyé.',
  'privacy.leaves.mail':
    'Votre adresse e-mail : quand vous vous inscrivez, et quand vous demandez un lien pour la confirmer ou pour mettre un nouveau mot de passe.',
  'privacy.leaves.hospital':
    'Votre hôpital et votre médecin : quand vous les choisissez dans votre profil. Jusque-là, aucun médecin ne voit rien.',
  'privacy.leaves.contact':
    'Un message du formulaire de contact : quand vous l’envoyez, aux personnes qui font marcher cette copie de Maia, avec l’adresse que vous donnez pour une réponse, et avec votre compte si vous êtes connectée.',
  'privacy.leaves.articles':
    'Quel article vous voulez lire : quand vous l’ouvrez. Ceux que vous avez ouverts restent scellés sur ce téléphone, et sont effacés quand vous vous déconnectez.',
  'privacy.leaves.place':
    'Où vous êtes : seulement quand vous touchez pour cela, et alors le lieu vous est montré et mis dans le message que vous envoyez vous-même.',
  'privacy.leaves.nothing': 'Urgence et les signes de danger n’envoient rien du tout.',
  'privacy.sees.title': 'Qui peut le voir',
  'privacy.sees.you': 'Vous, partout où vous vous connectez.',
  'privacy.sees.doctor':
    'Le médecin que vous avez choisi : votre profil, vos mesures et leurs alertes, et les bilans des symptômes que vous avez gardés, jusqu’à ce que vous en choisissiez un autre ou aucun. Personne ne les surveille en direct.',
  'privacy.sees.operators':
    'Les personnes qui font marcher le serveur d’où vient cette application pourraient lire ce qui est enregistré dans votre compte ; là, ce n’est pas scellé contre elles.',
  'privacy.sees.log': 'Le serveur note qui, à part vous, a ouvert vos données. Vous le lisez dans Compte.',
  'privacy.sees.nobody': 'Personne d’autre : pas d’annonceurs, pas de mesure d’audience, pas d’autres patientes.',
  'privacy.rid.title': 'Comment s’en débarrasser',
  'privacy.rid.logOut':
    'Se déconnecter retire de ce téléphone vos données, votre nom, votre clé, et les numéros et les personnes que vous avez gardés pour Urgence. Le pays reste, pour qui a besoin de son numéro.',
  'privacy.rid.delete': 'Une mesure que vous supprimez est supprimée aussi dans votre compte et pour votre médecin.',
  'privacy.rid.account':
    'Dans Compte, vous pouvez tout emporter dans un seul fichier, et supprimer le compte avec tout ce qu’il contient. Ce que vous avez écrit dans le forum reste sans votre nom.',
};
