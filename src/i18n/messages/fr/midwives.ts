import type { midwives as english } from '../en/midwives.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The role of midwives, what they read, and the numbers of a cohort. */
export const midwives: Translated<typeof english> = {
  'clinic.role.midwife': 'Sage-femme ou infirmière',
  'clinic.role.midwife.may':
    'Une sage-femme ou infirmière lit les dossiers des patientes des médecins d’un hôpital, dans la mesure où l’hôpital le permet.',
  'midwives.units': 'Hôpitaux de la sage-femme',
  'midwives.units.wrong':
    'Une sage-femme a besoin d’au moins un hôpital. Une personne est médecin ou sage-femme, pas les deux.',
  'midwives.read': 'Les sages-femmes et infirmières lisent',
  'midwives.read.hint':
    'Cela concerne les patientes des médecins de cet hôpital. Un changement prend quelques instants avant de valoir pour tous les dossiers. Chaque patiente voit qui a regardé.',
  'midwives.read.nothing': 'Rien',
  'midwives.read.readings': 'Mesures et messages',
  'midwives.read.everything': 'Tout ce que lit un médecin ; elles répondent aussi aux alarmes et écrivent des notes',
  'midwives.reach.readings':
    'Votre clinique ouvre aux sages-femmes les mesures, les notes et les messages de cette patiente. Les rendez-vous, les médicaments, les analyses et les documents restent chez son médecin.',
  'midwives.empty':
    'Pas encore de patientes. Vous voyez ici les patientes des médecins de votre hôpital, si l’hôpital ouvre leurs dossiers aux sages-femmes.',
  'midwives.notYours':
    'Son dossier ne vous est pas ouvert. L’hôpital de son médecin décide de ce que lisent les sages-femmes.',
  'midwives.messages': 'Messages avec le médecin',
  'midwives.messages.none': 'Il n’y a aucun message.',
  'midwives.messages.patient': 'Patiente',
  'midwives.messages.doctor': 'Médecin',
  'midwives.profile.readings':
    'Les sages-femmes et infirmières de cet hôpital lisent aussi votre profil, vos mesures, les notes à leur sujet et les messages avec votre médecin.',
  'midwives.profile.everything':
    'Les sages-femmes et infirmières de cet hôpital lisent aussi ce que lit votre médecin.',
  'cohort.title': 'Les patientes en chiffres',
  'cohort.link': 'Chiffres',
  'cohort.clinic': 'Les soins en chiffres',
  'cohort.clinic.text':
    'On compte seulement, pour toutes les patientes qui ont un médecin. Aucune patiente n’est nommée ici.',
  'cohort.all': 'Patientes avec un médecin',
  'cohort.patients': '{count, plural, one {# patiente} other {# patientes}}',
  'cohort.logs': 'Qui note',
  'cohort.logging': 'Avec une mesure ces 7 derniers jours',
  'cohort.silent': 'Aucune mesure depuis 7 jours',
  'cohort.excused': 'Aucune mesure attendue : nouvelle cette semaine, ou grossesse terminée',
  'cohort.cases': 'Alarmes',
  'cohort.open': 'Épisodes ouverts',
  'cohort.open.emergency': 'Urgence vitale',
  'cohort.open.urgent': 'Urgent',
  'cohort.open.lower': 'Moins urgent',
  'cohort.waiting': 'Avec une alarme à laquelle personne n’a répondu',
  'cohort.answered': 'Alarmes avec réponse en 30 jours',
  'cohort.answers': 'De l’alarme à la réponse',
  'cohort.answers.none': 'Aucune alarme des 30 derniers jours n’a reçu de réponse.',
  'cohort.answers.count':
    '{count, plural, one {# alarme avec réponse} other {# alarmes avec réponse}} ces 30 derniers jours',
  'cohort.answers.p50': 'La moitié des alarmes : en',
  'cohort.answers.p90': '9 alarmes sur 10 : en',
  'cohort.clinic.asOf': 'Chiffres du {when}.',
  'cohort.clinic.old': 'Le serveur ne répond pas. Voici les derniers chiffres, du {when}.',
};
