import type { doctorPatient as english } from '../en/doctor-patient.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The page of one patient, for her doctor. */
export const doctorPatient: Translated<typeof english> = {
  'doctor.patient.message': 'Message',
  'doctor.patient.report': 'Rapport',

  'doctor.part.readings': 'Mesures',
  'doctor.part.loading': 'Chargement.',
  'doctor.part.failed': 'Ceci n’a pas pu être chargé, donc personne ne sait ici ce qu’il y a. Un nouvel essai suivra.',

  'doctor.labs.title': 'Résultats d’analyses',
  'doctor.labs.range': 'valeur et intervalle tels qu’imprimés sur chaque compte rendu',
  'doctor.labs.failed': 'Impossible de récupérer les résultats d’analyses.',
  'doctor.labs.none': 'Pas encore de résultats d’analyses.',
  'doctor.labs.Low': 'au-dessous de l’intervalle :',
  'doctor.labs.High': 'au-dessus de l’intervalle :',

  'doctor.files.title': 'Documents',
  'doctor.files.none': 'Pas encore de documents.',
  'doctor.files.open': 'Ouvrir',
  'doctor.files.open.name': 'Ouvrir {name}',
  'doctor.files.again': 'Réessayer',
  'doctor.files.unknown': 'Ce type de fichier ne s’affiche pas ici. Téléchargez-le.',
  'doctor.files.away': 'Le fichier n’a pas pu être chargé : il faut une connexion. Réessayez.',
  'doctor.files.gone': 'Le fichier de ce document manque. Il revient si l’un des téléphones de la patiente l’a encore.',

  'doctor.movements.title': 'Mouvements comptés',
  'doctor.contractions.title': 'Contractions chronométrées',
  'doctor.timed.detail': 'chronométré par la patiente',
  'doctor.checks.title': 'Bilans des symptômes',
  'doctor.checks.detail': 'ce qu’elle a dit, et ce que le bilan a répondu',
  'doctor.checks.none': 'Pas encore de bilans des symptômes.',
  'doctor.checks.weeks': '{weeks, number} semaines',

  'doctor.visits.title': 'Rendez-vous',
  'doctor.visits.none': 'Pas encore de rendez-vous.',
  'doctor.visits.done': 'fait',
  'doctor.visits.missed': 'manqué',
  'doctor.visits.open': 'rien de noté',
  'doctor.visits.planned': 'prévu',
  'doctor.visits.asks': 'Elle veut demander : {question}',

  'doctor.medicines.title': 'Médicaments',
  'doctor.medicines.days': 'Médicaments, {days, number} jours',
  'doctor.medicines.none': 'Aucun médicament noté.',
  'doctor.medicines.share': '{taken, number} sur {due, number}',
  'doctor.medicines.dosesFailed': 'prises non chargées',
  'doctor.medicines.noneDue': 'aucune prévue',
  'doctor.medicines.noTime': 'aucune heure : ni rappel, ni décompte',
  'doctor.medicines.asNeeded': 'si besoin',
  'doctor.medicines.paused': 'en pause',
  'doctor.dose.taken': 'dose prise',
  'doctor.dose.missed': 'manquée',
  'doctor.dose.symptom': 'symptôme noté',
  'doctor.dose.summary':
    '{due, plural, =0 {Aucune dose n’était prévue} one {# dose était prévue} other {# doses étaient prévues}}{due, plural, =0 {.} other {, {taken, plural, one {# prise} other {# prises}}.}}',
  'doctor.symptoms.summary':
    '{count, plural, =0 {Aucun symptôme n’a été noté.} one {Un symptôme a été noté une fois.} other {Des symptômes ont été notés # fois.}}',

  'doctor.notes.title': 'Notes et plan',
  'doctor.notes.none': 'Pas encore de notes.',
  'doctor.notes.label': 'Nouvelle note',
  'doctor.notes.hint': 'Elle peut la lire sur son téléphone.',
  'doctor.notes.add': 'Ajouter la note',
  'doctor.notes.readOnly':
    'Lecture seule en ce moment : rien ne peut être enregistré. Ce que vous avez écrit reste ici.',

  'doctor.limits.title': 'Limites pour cette patiente',
  'doctor.limits.none': 'Aucune fixée : les règles générales valent.',
  'doctor.limits.by': '{name}, {date} : « {reason} »',
  'doctor.limits.change': 'Fixer des limites',
  'doctor.limits.hint':
    'Son téléphone répond selon ces niveaux et dit que vous les avez fixés. Les tensions ne peuvent être que plus strictes que la règle générale (140/90) ; les niveaux de glycémie prennent la place des objectifs publiés. Videz tous les niveaux pour les retirer.',
  'doctor.limits.systolicFrom': 'Appeler à partir de, en haut (mmHg)',
  'doctor.limits.diastolicFrom': 'Appeler à partir de, en bas (mmHg)',
  'doctor.limits.unit': 'Unité de glycémie',
  'doctor.limits.otherUnit':
    'Elle mesure en {unit} : des niveaux de glycémie dans une autre unité ne sont comparés à rien.',
  'doctor.limits.fastingBelow': 'À jeun, moins de',
  'doctor.limits.oneHourBelow': '1 h après un repas, moins de',
  'doctor.limits.twoHoursBelow': '2 h après un repas, moins de',
  'doctor.limits.wrong.whole': 'En haut 100 à 140, en bas 60 à 90, nombres entiers.',
  'doctor.limits.wrong.decimal':
    'Écrivez un nombre à partir de {from, number} et en dessous de {below, number} {unit}.',
  'doctor.limits.wrong.unit':
    '{value} semble être en {fits}. Choisissez {fits} comme unité de la glycémie, ou écrivez un nombre à partir de {from, number} et en dessous de {below, number} {unit}.',
  'doctor.limits.reason': 'Raison',
  'doctor.limits.reasonMissing': 'Dites pourquoi, pour qu’elle et le prochain collègue le sachent.',
  'doctor.limits.save': 'Enregistrer les limites',
  'doctor.limits.cancel': 'Annuler',

  'doctor.sugar.own': 'et les niveaux que vous avez fixés',
  'doctor.sugar.ownMissing': 'niveaux fixés pour elle non chargés',

  'doctor.flags.profile': 'De son profil, modifié le {date}',
  'doctor.flags.fetuses': '{count, plural, =2 {Jumeaux} =3 {Triplés} other {# bébés}}',
  'doctor.flags.diabetes':
    '{kind, select, gestational {Diabète gestationnel} type1 {Diabète de type 1} type2 {Diabète de type 2} other {Diabète}}{treated, select, true {, sous traitement hypoglycémiant} other {}}',
  'doctor.flags.rhNegative': 'Rh négatif ({group})',
  'doctor.flags.allergies': 'Allergies qu’elle a indiquées : {text}',
  'doctor.flags.conditions': 'Maladies qu’elle a indiquées : {text}',
  'doctor.flags.lab': '{name} {value} {unit}',
  'doctor.flags.labSource': '{test} ({date}). Intervalle du compte rendu : {range}',
  'doctor.readings.seenBy': 'vue par {name}, {time}',
};
