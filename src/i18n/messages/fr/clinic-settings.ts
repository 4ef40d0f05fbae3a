import type { clinicSettings as english } from '../en/clinic-settings.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The settings of the clinic. */
export const clinicSettings: Translated<typeof english> = {
  'settings.title': 'Réglages',
  'settings.mfa': 'Second facteur',
  'settings.mfa.label': 'Les médecins et administrateurs ont besoin d’une application d’authentification',
  'settings.mfa.hint':
    'Avec « Oui », le serveur ne répond à aucun membre du personnel qui n’a pas saisi un code d’une application d’authentification. Cela vaut tout de suite, aussi pour les sessions ouvertes : qui n’en a pas est guidé pour l’installer. Il vous en faut une avant de l’activer.',
  'settings.mfa.yes': 'Oui',
  'settings.mfa.no': 'Non',
  'settings.mfa.forced':
    'L’exploitant du serveur exige un second facteur de tout le personnel (REQUIRE_STAFF_MFA). Il ne peut pas être désactivé ici.',
  'settings.mfa.appwrite':
    'Cette clinique fonctionne avec Appwrite, qui ne peut pas exiger de second facteur du personnel. Chacun peut l’activer dans Compte.',
  'settings.languages': 'Langues',
  'settings.languages.label': 'Proposées à la création d’un compte',
  'settings.languages.hint':
    'La page « Créer un compte » ne montre que celles-ci et la langue dans laquelle elle est ouverte. Chacun peut choisir ensuite toute langue de l’application. L’application l’affiche ; le serveur ne le vérifie pas.',
  'settings.retention': 'Durée de conservation',
  'settings.never': 'jusqu’à une suppression manuelle',
  'settings.months': '{months, plural, one {# mois} other {# mois}}',
  'settings.contact': 'Messages du formulaire de contact',
  'settings.contact.hint': 'Le serveur supprime chaque nuit les plus anciens, avec ou sans réponse.',
  'settings.access': 'Entrées de « Qui a consulté vos données »',
  'settings.access.hint':
    'Le serveur supprime chaque nuit les plus anciennes. Les patientes ne peuvent alors plus les lire. Le journal d’audit garde les siennes.',
  'settings.fixed': 'Ce qui ne se décide pas ici',
  'settings.fixed.messages':
    'Les messages entre patientes et médecins font partie du dossier médical. Le serveur ne les supprime jamais de lui-même ; leur auteur le peut.',
  'settings.fixed.audit':
    'Le journal d’audit est conservé {years, plural, one {# an} other {# ans}}. L’exploitant du serveur le fixe (AUDIT_RETENTION_YEARS), afin qu’aucun administrateur ne puisse effacer de traces ici.',
  'settings.fixed.audit.never': 'Les entrées du journal d’audit ne sont jamais supprimées sur ce serveur.',
};
