import type { validation as english } from '../en/validation.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Issues of form fields. */
export const validation: Translated<typeof english> = {
  'validation.required': 'Le champ « {field} » est nécessaire pour « {record} ».',
  'validation.empty_message': 'Un message vide ne peut pas être enregistré.',
  'validation.number': '« {field} » doit être un nombre valable.',
  'validation.negative': '« {field} » ne peut pas être négatif.',
  'validation.zero': '« {field} » ne peut pas être zéro.',
  'validation.whole': '« {field} » doit être un nombre entier.',
  'validation.below': '« {field} » doit être au moins {limit}.',
  'validation.above': '« {field} » doit être au plus {limit}.',
  'validation.long': '« {field} » peut avoir au plus {limit} caractères.',
  'validation.choice': '« {field} » doit être un des choix proposés.',
  'validation.form': '« {field} » n’est pas écrit sous la forme attendue.',
  'validation.swapped': 'Le chiffre du haut doit être plus grand. Sont-ils inversés ?',
  'validation.blank': 'Le champ « {field} » est nécessaire pour « {record} ».',
  'validation.future': '« {field} » ne peut pas être dans le futur.',
  'validation.old': '« {field} » ne peut pas dater de plus d’un an.',
  'validation.date': '« {field} » n’est pas une date qui existe.',
  'validation.time': '{value} n’est pas une heure du jour. Écrivez-la ainsi : 08:00.',
  'validation.twice': '{value} y est deux fois. Une heure est une dose.',
  'validation.zone': '{value} n’est pas un fuseau horaire que ce téléphone connaît.',
  'validation.ends_early': 'La fin ne peut pas être avant le début.',
  'validation.days_or_number': 'Choisissez des jours de la semaine ou un nombre de jours, pas les deux.',
  'validation.never_until': 'Jusque-là, il ne serait jamais prévu. Vérifiez les jours, le début et la fin.',
  'validation.timeless':
    'Aucune heure n’est donnée : il ne vous avertirait jamais. Ajoutez une heure ou choisissez « Si besoin ».',
  'validation.past': '« {field} » ne peut pas être dans le passé.',
  'validation.unfinished': 'Ceci n’est pas terminé. Remplissez tout ou effacez-le.',
};
