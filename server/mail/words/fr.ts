import type { MailWords } from './mail-text.ts';

export const fr: MailWords = {
  hello: 'Bonjour,',
  ignore: 'Si vous n’avez rien demandé, ne tenez pas compte de ce message.',
  unknownDevice: 'un appareil qui ne dit pas ce qu’il est',
  verification: {
    subject: 'Confirmez votre adresse e-mail',
    text: ['Ouvrez ce lien pour confirmer votre adresse e-mail. Il est valable une heure.', '{link}'],
  },
  recovery: {
    subject: 'Choisissez un nouveau mot de passe',
    text: ['Ouvrez ce lien pour choisir un nouveau mot de passe. Il est valable une heure.', '{link}'],
  },
  invitation: {
    subject: 'Vous êtes invité à travailler avec Maia',
    text: [
      'Votre clinique vous a créé un compte dans Maia. Ouvrez ce lien pour choisir votre mot de passe. Il fonctionne une fois, pendant trois jours.',
      '{link}',
      'Ne transférez pas ce message : le lien permet à qui le lit de choisir le mot de passe de votre compte.',
      'Si vous n’attendiez pas ce message, n’ouvrez pas le lien et prévenez la clinique.',
    ],
  },
  emailChanged: {
    subject: 'Votre adresse e-mail a été changée',
    text: [
      'L’adresse e-mail de votre compte a été changée. Cette adresse n’appartient plus au compte.',
      'Si ce n’était pas vous, prévenez tout de suite votre clinique.',
    ],
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été changé',
    text: [
      'Le mot de passe de votre compte a été changé, et tous les autres appareils ont été déconnectés.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez votre clinique.',
    ],
  },
  newDevice: {
    subject: 'Un nouvel appareil s’est connecté à votre compte',
    text: [
      'Un appareil que votre compte ne connaissait pas s’est connecté : {device}, {time}.',
      'Si c’était vous, il n’y a rien à faire.',
      'Si ce n’était pas vous, ouvrez l’application, déconnectez cet appareil sous Compte, choisissez un nouveau mot de passe et prévenez votre clinique.',
    ],
  },
  code: {
    subject: 'Votre code de connexion',
    text: ['Entrez ce code pour vous connecter. Il expire dans 15 minutes.', '{code}'],
  },
};
