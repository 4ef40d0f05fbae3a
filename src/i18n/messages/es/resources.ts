import type { resources as english } from '../en/resources.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const resources: Translated<typeof english> = {
  'resources.title': 'Aprender',
  'resources.search': 'Buscar en todos los textos incluidos',
  'resources.search.hint': 'Funciona sin conexión. Por ejemplo: “brie”, “dolor de cabeza”, “dosis olvidada”.',
  'resources.results':
    '{count, plural, =0 {No se encontró nada para “{query}”} one {# texto para “{query}”} other {# textos para “{query}”}}',
  'resources.week': 'Por estas fechas',
  'resources.topics': 'Temas',
  'resources.topic.symptoms': 'Síntomas, del dolor de cabeza al desánimo',
  'resources.topic.care': 'Pruebas, vacunas, medicamentos, movimientos',
  'resources.topic.medicines': 'Medicamentos',
  'resources.topic.food': 'Qué comer y qué evitar',
  'resources.topic.needs': 'Qué necesita el cuerpo',
  'resources.topic.afterBirth': 'Las semanas después del parto',
  'resources.screens': 'Más para usar',
  'resources.screen.signs': 'Señales de peligro y números de emergencias',
  'resources.screen.checker': '¿Cómo te sientes? Un minuto de preguntas',
  'resources.screen.sup': 'Paso a paso: medir, instalar, hacer un respaldo',
  'resources.help': 'Alguien a quien llamar',
  'resources.help.emergency': 'Número de emergencias',
  'resources.help.none':
    'Aún no se ha verificado ninguna línea de ayuda de tu país, así que no se muestra ninguna. En peligro, llama al {number}. Con conexión, findahelpline.com muestra líneas por país.',
  'resources.help.crisis': 'Línea de crisis, día y noche',
  'resources.help.support': 'Apoyo en el embarazo y después del parto; no es para una crisis',
  'resources.violence': '¿No estás segura en casa?',
  'resources.violence.text':
    'Si estás en peligro ahora, llama al {number}. También puedes contárselo a tu partera o a tu médico cuando estés a solas con ellos. La revisión de síntomas tiene una pregunta sobre esto que nunca se guarda.',
  'resources.leave': 'Salir de esta página ahora',
  'resources.size': 'Todos los textos ya están en este teléfono. No se descarga nada para leerlos.',
};
