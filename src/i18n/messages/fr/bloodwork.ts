import type { bloodwork as english } from '../en/bloodwork.ts';
import type { Translated } from '../../translated.ts';

/** Lab reports. A flag is always against the range printed on the report; no text names a disease. */
export const bloodwork: Translated<typeof english> = {
  'bloodwork.title': 'Résultats d’analyses',
  'bloodwork.add': 'Ajouter un compte rendu',
  'bloodwork.empty.title': 'Pas encore de résultats d’analyses',
  'bloodwork.empty':
    'Recopiez ici les valeurs d’un compte rendu. Chacune est comparée avec l’intervalle imprimé à côté, et vous voyez comment elle change.',
  'bloodwork.form.title': 'Compte rendu d’analyses',
  'bloodwork.form.name': 'Ce qui a été analysé',
  'bloodwork.form.name.hint': 'Par exemple : numération sanguine',
  'bloodwork.form.date': 'Jour du prélèvement',
  'bloodwork.form.file': 'Photo ou PDF du compte rendu',
  'bloodwork.form.file.remove': 'Ne pas l’inclure',
  'bloodwork.form.row': 'Valeur {number, number}',
  'bloodwork.form.test': 'Analyse',
  'bloodwork.form.value': 'Résultat',
  'bloodwork.form.unit': 'En',
  'bloodwork.form.range': 'Intervalle imprimé',
  'bloodwork.form.addRow': 'Ajouter une valeur',
  'bloodwork.form.removeRow': 'Retirer la valeur {number, number}',
  'bloodwork.form.noRows': 'Ajoutez au moins une valeur avec son analyse et son résultat.',
  'bloodwork.flag.Low': 'Au-dessous de l’intervalle imprimé',
  'bloodwork.flag.High': 'Au-dessus de l’intervalle imprimé',
  'bloodwork.flag.Normal': 'Dans l’intervalle imprimé',
  'bloodwork.flag.N/A': 'Non comparé',
  'bloodwork.near.low': 'proche de la limite inférieure',
  'bloodwork.near.high': 'proche de la limite supérieure',
  'bloodwork.range': 'Intervalle imprimé : {range}',
  'bloodwork.summary.outside':
    '{count, plural, =0 {Aucun résultat n’est hors de l’intervalle imprimé.} one {# résultat est hors de l’intervalle imprimé : {names}.} other {# résultats sont hors de l’intervalle imprimé : {names}.}}',
  'bloodwork.summary.near':
    '{count, plural, one {# résultat est proche d’une limite : {names}.} other {# résultats sont proches d’une limite : {names}.}}',
  'bloodwork.summary.end':
    'Les intervalles imprimés pour des adultes hors grossesse ne conviennent souvent pas à la grossesse. Ce résumé est une information, pas un diagnostic. Montrez-le à votre équipe soignante.',
  'bloodwork.trend': 'Sur plusieurs comptes rendus',
  'bloodwork.edit': 'Corriger',
  'bloodwork.delete': 'Supprimer',
  'bloodwork.delete.title': 'Supprimer ce compte rendu ?',
  'bloodwork.delete.text': 'Ses valeurs et son fichier partent, ici et sur vos autres appareils.',
  'bloodwork.delete.stay': 'Le garder',
  'bloodwork.delete.failed': 'Le résultat d’analyse et son fichier n’ont pas pu être supprimés.',
  'bloodwork.ask': 'Demander à mon médecin',
};
