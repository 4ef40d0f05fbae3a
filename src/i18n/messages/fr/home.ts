import type { home as english } from '../en/home.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const home: Translated<typeof english> = {
  'home.title': 'Maia',
  'home.heading': 'Mesuré avec soin, semaine après semaine.',
  'home.lead':
    'Gardez votre tension, votre glycémie et votre poids sur votre téléphone, avec ou sans réseau. Si un chiffre est dangereux, Maia vous dit tout de suite quoi faire.',
  'home.create': 'Créer votre compte',
  'home.logIn': 'Se connecter',
  'home.today': 'Aller à l’accueil',
  'home.dangerSigns': 'Signes de danger',
  'home.free': 'Gratuit. Les signes de danger et Urgence ne demandent pas de compte.',
  'home.users': '{count, plural, one {# personne a un compte ici.} other {# personnes ont un compte ici.}}',
  'home.exampleWeek': 'semaines, 3 jours',
  'home.example.severe': 'Appelez votre maternité maintenant',
  'home.example.saved': 'Enregistré',
  'home.example.offline': 'Hors ligne · 3 en attente, envoi automatique',
  'home.example.initials': 'AO',
  'home.example.patient': 'Amina, 28+3',
  'home.example.rising': 'En hausse depuis sept jours',
  'home.example.today': 'Aujourd’hui',
  'home.example.looked': 'Dr Wambui a regardé à 10:42',
  'home.answer.title': 'Un chiffre reçoit une réponse',
  'home.answer.text': 'Maia vérifie chaque mesure sur le téléphone, selon des règles publiées, et vous dit quoi faire.',
  'home.offline.title': 'Elle marche sans réseau',
  'home.offline.text': 'Ce qui est enregistré sur votre téléphone l’est vraiment. Cela voyage quand il y a du signal.',
  'home.doctor.title': 'Votre médecin voit ce que vous voyez',
  'home.doctor.text': 'La même courbe et les mêmes limites, triées selon qui a besoin de soins en premier.',
  'home.privacy':
    'Vos mesures restent sur votre téléphone et chez l’équipe soignante que vous choisissez. Pas de publicité, personne d’autre ne les reçoit.',
  'home.privacyMore': 'Comment ça marche',
  'home.footer.privacy': 'Confidentialité',
  'home.footer.terms': 'Conditions',
  'home.footer.pricing': 'Tarifs',
  'home.footer.contact': 'Contact',
};
