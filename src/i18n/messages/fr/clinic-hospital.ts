import type { clinicHospital as english } from '../en/clinic-hospital.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Deleting a hospital, and moving its people. */
export const clinicHospital: Translated<typeof english> = {
  'hospital.delete': 'Supprimer',
  'hospital.delete.title': 'Supprimer {name}',
  'hospital.delete.now': 'Supprimer définitivement',
  'hospital.delete.free':
    'Aucun médecin, aucune patiente et aucun planning ne se rapporte à cet hôpital. Une fois supprimé, il ne peut plus être choisi.',
  'hospital.delete.used': 'Cet hôpital ne peut pas être supprimé tant qu’il est utilisé :',
  'hospital.delete.doctors': '{count, plural, one {# médecin} other {# médecins}}',
  'hospital.delete.patients': '{count, plural, one {# patiente} other {# patientes}}',
  'hospital.delete.shifts': 'son planning de garde, avec {count, plural, one {# entrée} other {# entrées}}',
  'hospital.delete.roster': 'Vider le planning',
  'hospital.move.to': 'Déplacer médecins et patientes vers',
  'hospital.move.hint':
    'Les patientes gardent leur médecin et leur consentement. Leurs téléphones appellent ensuite le numéro du nouvel hôpital, et elles lisent dans « Qui a consulté vos données » qui les a déplacées.',
  'hospital.move.now': 'Déplacer',
  'hospital.move.nowhere': 'Ajoutez d’abord un autre hôpital ; ils pourront ensuite être déplacés.',
  'hospital.move.done':
    '{count, plural, =0 {Personne n’a été déplacé.} one {# personne a été déplacée.} other {# personnes ont été déplacées.}}',
};
