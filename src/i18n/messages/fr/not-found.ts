import type { notFound as english } from '../en/not-found.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const notFound: Translated<typeof english> = {
  'notFound.title': 'Page introuvable',
  'notFound.text': 'Il n’y a pas de page à cette adresse. Rien de ce que vous avez enregistré n’est perdu.',
  'notFound.offline': 'Ceci demande du réseau',
  'notFound.offline.text':
    'C’est seulement sur le serveur. Rien de ce que vous avez enregistré n’est perdu ; rouvrez cette page quand il y a du réseau.',
  'notFound.today': 'Aller à l’accueil',
  'notFound.start': 'Aller à la première page',
  'notFound.emergency': 'Numéros et signes de danger',
  'failure.title': 'Cette page n’a pas pu être affichée',
  'failure.text':
    'Quelque chose s’y est mal passé. Ce que vous avez enregistré est en sécurité sur ce téléphone, et ce que vous avez écrit est encore là.',
  'failure.again': 'Réessayer',
  'failure.reload': 'Recharger la page',
  'configuration.title': 'Maia ne peut pas démarrer',
  'configuration.text':
    'La personne qui a installé cette application n’a pas indiqué où sont ses données. Il manque ces réglages :',
  'configuration.emergency': 'En cas d’urgence, appelez votre numéro d’urgence local.',
};
