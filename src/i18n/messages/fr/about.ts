import type { about as english } from '../en/about.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** What Maia costs, how to contact the operator, and the terms of use. */
export const about: Translated<typeof english> = {
  'pricing.title': 'Tarifs',
  'pricing.free': 'Pour les patientes, Maia est gratuite.',
  'pricing.free.text':
    'Tout : mesures, réponses, rappels, documents, communauté. Pas de période d’essai, pas de numéro de carte, pas de publicité, et rien de ce qui est à vous n’est vendu.',
  'pricing.clinic': 'Pour les cliniques',
  'pricing.clinic.text':
    'Une clinique peut faire tourner Maia sur sa propre machine. Ce que cela coûte à une clinique n’est pas décidé ; d’ici là, aucun prix ne figure ici.',
  'pricing.demo': 'Demander à voir la démonstration',
  'pricing.table': 'Ce que reçoit une clinique',
  'pricing.ask': 'Demander pour une clinique',
  'contact.title': 'Contact',
  'contact.health': 'Une question sur votre santé ?',
  'contact.health.text':
    'Personne ici ne peut y répondre, et personne ne lit ce formulaire tout de suite. Appelez votre maternité, écrivez à votre médecin ou, en cas de danger, utilisez Urgence.',
  'contact.health.doctor': 'Écrire à votre médecin',
  'contact.app': 'À propos de l’application',
  'contact.about': 'De quoi s’agit-il ?',
  'contact.about.trouble': 'Quelque chose ne marche pas',
  'contact.about.idea': 'Une idée',
  'contact.about.data': 'Mes données',
  'contact.about.clinic': 'Maia pour une clinique',
  'contact.message': 'Votre message',
  'contact.message.hint':
    'S’il vous plaît, rien sur votre santé. Ceux qui proposent cette copie de Maia le lisent ; votre nom n’est pas envoyé, sauf si vous êtes connectée.',
  'contact.log': 'Ajouter les notes de ce téléphone ({count, number})',
  'contact.log.hint':
    'Des lignes techniques sans votre nom et sans rien sur votre santé. Vous pouvez les lire sous « Vos données sur ce téléphone ».',
  'contact.blank': 'Écrivez d’abord un message.',
  'contact.replyTo': 'Adresse pour une réponse (facultatif)',
  'contact.replyTo.hint': 'Une adresse e-mail. Sans elle, personne ne peut vous répondre.',
  'contact.replyTo.wrong': 'Écrivez l’adresse comme amina@example.org, ou laissez-la de côté.',
  'contact.long': 'Un message peut avoir au plus {limit, number} caractères ; celui-ci en a {length, number}.',
  'contact.submit': 'Envoyer le message',
  'contact.submit.kept': 'Gardé sur ce téléphone, et envoyé tout seul. Vous voyez ci-dessous si c’est fait.',
  'contact.failed': 'Le message n’a pas pu être gardé sur ce téléphone. Il est encore dans le champ. Réessayez.',
  'contact.yours': 'Vos messages',
  'contact.answers': 'Réponses',
  'contact.answered': 'Réponse du {when}',
  'contact.state.waiting': 'Attend du réseau sur ce téléphone',
  'contact.state.sent': 'Envoyé',
  'contact.state.refused': 'Non accepté. Copiez ce qu’il vous faut et écrivez-le à nouveau.',
  'contact.again': 'Essayer d’envoyer maintenant',
  'contact.drop': 'Le retirer de ce téléphone',
  'contact.otherWays': 'D’autres façons de l’envoyer',
  'contact.send': 'Envoyer par e-mail',
  'contact.send.hint': 'Ouvre votre messagerie avec le message ; il part quand il y a du réseau.',
  'contact.noAddress':
    'Ceux qui proposent cette copie de Maia n’ont pas donné d’adresse e-mail. Vous pouvez aussi envoyer votre message à la clinique qui vous a donné Maia :',
  'contact.share': 'Envoyer autrement',
  'contact.copied': 'Copié. Collez-le dans un message.',
  'contact.subject': 'Maia : {about}',
  'terms.title': 'Conditions d’utilisation',
  'terms.version': 'Version du {date}. Chaque changement est daté ici, et ce qui a changé est dit.',
  'terms.short': 'En bref',
  'terms.short.text':
    'Maia vous aide à garder des chiffres et à savoir quand appeler. Ce n’est pas un médecin et elle ne surveille rien. Ce que vous notez est à vous. C’est gratuit, et fourni tel quel.',
  'terms.what': 'Ce qu’est Maia',
  'terms.what.1':
    'Maia garde ce que vous mesurez et y répond selon des règles publiées, nommées à côté de chaque réponse. Aucun professionnel de santé n’a encore validé ces règles.',
  'terms.what.2':
    'Maia est une information. Elle ne pose aucun diagnostic et ne prescrit rien. Elle ne remplace ni votre sage-femme, ni votre médecin, ni le numéro d’urgence.',
  'terms.what.3':
    'Personne ne surveille vos chiffres ni vos messages en direct. Si une carte vous dit d’appeler, appelez. Si vous sentez que quelque chose ne va pas, appelez, quoi que dise Maia.',
  'terms.you': 'À quoi vous vous engagez',
  'terms.you.1':
    'Vous notez ce qui est vrai, et pour vous-même. Pour les données d’un enfant ou d’une autre personne, il faut un compte à son nom.',
  'terms.you.2': 'Vous gardez votre mot de passe pour vous, et vous verrouillez un téléphone que d’autres utilisent.',
  'terms.you.3':
    'Dans la communauté, vous n’écrivez rien qui fasse du mal à d’autres, ni rien sur la santé d’une autre personne en la nommant.',
  'terms.data': 'Vos données',
  'terms.data.1':
    'Elles restent à vous. Où elles sont, qui les voit et comment les supprimer est expliqué sur la page de vos données.',
  'terms.data.2':
    'Ceux qui proposent cette copie de Maia la protègent aussi bien qu’ils peuvent ; il est prudent d’enregistrer de temps en temps votre propre copie.',
  'terms.end': 'Arrêter',
  'terms.end.1': 'Vous pouvez arrêter à tout moment. Rien n’est dû.',
  'terms.end.2': 'Un compte qui fait du mal à d’autres peut être fermé ; ses données sont alors remises sur demande.',
  'terms.law': 'Responsabilité et droit',
  'terms.law.1':
    'Maia est fournie telle quelle, sans promesse qu’elle ne tombe jamais en panne. Rien ici ne vous enlève un droit que vous donne la loi de votre pays.',
  'terms.law.2':
    'Avant de proposer Maia au public, ceux qui la proposent ajoutent ici leur nom et leur adresse et font vérifier ces conditions.',
  'terms.privacy': 'Où sont vos données',
};
