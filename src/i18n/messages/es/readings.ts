import type { readings as english } from '../en/readings.ts';
import type { Translated } from '../../translated.ts';

/** Trackers: the list and what adds to it. */
export const readings: Translated<typeof english> = {
  'readings.title': 'Medidas',
  'readings.unitPair': '{value} {unit}',
  'readings.add.bloodPressure': 'Agregar presión arterial',
  'readings.add.bloodSugar': 'Agregar azúcar en sangre',
  'readings.add.weight': 'Agregar peso',
  'readings.kind.all': 'Todas',
  'readings.kind.bloodPressure': 'Presión',
  'readings.kind.bloodSugar': 'Azúcar',
  'readings.kind.weight': 'Peso',
  'readings.kindTitle.bloodPressure': 'Presión arterial',
  'readings.kindTitle.bloodSugar': 'Azúcar en sangre',
  'readings.kindTitle.weight': 'Peso',
  'readings.today': 'Hoy',
  'readings.yesterday': 'Ayer',
  'readings.delete': 'Eliminar',
  'readings.deleted': 'Eliminada: {value}',
  'readings.delete.failed': 'No se pudo eliminar. Sigue en tu lista.',
  'readings.waiting': 'pendiente de enviar',
  'readings.safe': 'enviada',
  'readings.refused': 'Necesita tu atención',
  'readings.seen': '{name} vio esto, {time}',
  'readings.seen.noName': 'Tu médico',
  'readings.noUnit': 'sin unidad',
  'readings.type.fasting': 'En ayunas',
  'readings.type.pre_meal': 'Antes de comer',
  'readings.type.post_1h': '1 hora después de comer',
  'readings.type.post_2h': '2 horas después de comer',
  'readings.type.bedtime': 'Al acostarte',
  'readings.type.overnight': 'Durante la noche',
  'readings.type.random': 'En otro momento',
  'readings.type.gct_1h': 'Prueba de glucosa 50 g, 1 hora',
  'readings.type.ogtt_fasting': 'Prueba de glucosa, en ayunas',
  'readings.type.ogtt_1h': 'Prueba de glucosa, 1 hora',
  'readings.type.ogtt_2h': 'Prueba de glucosa, 2 horas',
  'readings.type.ogtt_3h': 'Prueba de glucosa, 3 horas',
  'readings.list': 'Mediciones',
  'readings.export': 'Exportar CSV',
  'readings.more': 'Mostrar mediciones más antiguas',
  'readings.empty.title': 'Aún no hay mediciones',
  'readings.empty.bloodPressure':
    'Siéntate cinco minutos, pies planos en el suelo, espalda apoyada, brazalete en el brazo descubierto. Luego agrega lo que muestra el tensiómetro. Tu gráfica empieza con la primera.',
  'readings.empty.bloodSugar':
    'Lávate y sécate las manos, luego agrega lo que muestra tu glucómetro y cuándo mediste. Tu gráfica empieza con la primera.',
  'readings.empty.weight':
    'La misma balanza, la misma hora del día, ropa ligera. Agrega lo que muestra la balanza. Tu gráfica empieza con la primera.',
  'readings.empty.all':
    'Siéntate cinco minutos y luego agrega lo que muestra el tensiómetro. Tu gráfica empieza con la primera.',
  'readings.empty.period': 'Sin mediciones en los últimos {days} días.',
};
