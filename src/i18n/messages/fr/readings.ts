import type { readings as english } from '../en/readings.ts';
import type { Translated } from '../../translated.ts';

/** Trackers: the list and what adds to it. */
export const readings: Translated<typeof english> = {
  'readings.title': 'Mesures',
  'readings.unitPair': '{value} {unit}',
  'readings.add.bloodPressure': 'Ajouter une tension',
  'readings.add.bloodSugar': 'Ajouter une glycémie',
  'readings.add.weight': 'Ajouter un poids',
  'readings.kind.all': 'Toutes',
  'readings.kind.bloodPressure': 'Tension',
  'readings.kind.bloodSugar': 'Glycémie',
  'readings.kind.weight': 'Poids',
  'readings.kindTitle.bloodPressure': 'Tension artérielle',
  'readings.kindTitle.bloodSugar': 'Glycémie',
  'readings.kindTitle.weight': 'Poids',
  'readings.today': 'Aujourd’hui',
  'readings.yesterday': 'Hier',
  'readings.delete': 'Supprimer',
  'readings.deleted': 'Supprimée : {value}',
  'readings.delete.failed': 'Ceci n’a pas pu être supprimé. C’est encore dans votre liste.',
  'readings.waiting': 'en attente d’envoi',
  'readings.safe': 'envoyée',
  'readings.refused': 'Demande votre attention',
  'readings.seen': '{name} a vu ceci, {time}',
  'readings.seen.noName': 'Votre médecin',
  'readings.noUnit': 'unité non donnée',
  'readings.type.fasting': 'À jeun',
  'readings.type.pre_meal': 'Avant un repas',
  'readings.type.post_1h': '1 heure après un repas',
  'readings.type.post_2h': '2 heures après un repas',
  'readings.type.bedtime': 'Au coucher',
  'readings.type.overnight': 'Pendant la nuit',
  'readings.type.random': 'À un autre moment',
  'readings.type.gct_1h': 'Test de glucose 50 g, 1 heure',
  'readings.type.ogtt_fasting': 'Test de glucose, à jeun',
  'readings.type.ogtt_1h': 'Test de glucose, 1 heure',
  'readings.type.ogtt_2h': 'Test de glucose, 2 heures',
  'readings.type.ogtt_3h': 'Test de glucose, 3 heures',
  'readings.list': 'Mesures',
  'readings.export': 'Exporter en CSV',
  'readings.more': 'Afficher les mesures plus anciennes',
  'readings.empty.title': 'Pas encore de mesures',
  'readings.empty.bloodPressure':
    'Restez assise cinq minutes, pieds à plat, dos appuyé, brassard sur le haut du bras nu. Ajoutez ensuite ce que montre le tensiomètre. Votre courbe commence avec la première.',
  'readings.empty.bloodSugar':
    'Lavez et séchez vos mains, puis ajoutez ce que montre votre lecteur et quand vous avez mesuré. Votre courbe commence avec la première.',
  'readings.empty.weight':
    'Même balance, même heure du jour, vêtements légers. Ajoutez ce que montre la balance. Votre courbe commence avec la première.',
  'readings.empty.all':
    'Restez assise cinq minutes, puis ajoutez ce que montre le tensiomètre. Votre courbe commence avec la première.',
  'readings.empty.period': 'Aucune mesure dans les {days} derniers jours.',
};
