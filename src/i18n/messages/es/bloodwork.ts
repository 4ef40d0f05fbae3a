import type { bloodwork as english } from '../en/bloodwork.ts';
import type { Translated } from '../../translated.ts';

/** Lab reports. A flag is always against the range printed on the report; no text names a disease. */
export const bloodwork: Translated<typeof english> = {
  'bloodwork.title': 'Resultados de laboratorio',
  'bloodwork.add': 'Agregar un informe',
  'bloodwork.empty.title': 'Aún no hay resultados',
  'bloodwork.empty':
    'Copia aquí los valores de un informe. Cada uno se compara con el rango impreso a su lado, y ves cómo cambia.',
  'bloodwork.form.title': 'Informe de laboratorio',
  'bloodwork.form.name': 'Qué se analizó',
  'bloodwork.form.name.hint': 'Por ejemplo: hemograma',
  'bloodwork.form.date': 'Día de la muestra',
  'bloodwork.form.file': 'Foto o PDF del informe',
  'bloodwork.form.file.remove': 'No incluirlo',
  'bloodwork.form.row': 'Valor {number, number}',
  'bloodwork.form.test': 'Prueba',
  'bloodwork.form.value': 'Resultado',
  'bloodwork.form.unit': 'En',
  'bloodwork.form.range': 'Rango impreso',
  'bloodwork.form.addRow': 'Agregar un valor',
  'bloodwork.form.removeRow': 'Quitar el valor {number, number}',
  'bloodwork.form.noRows': 'Agrega al menos un valor con su prueba y su resultado.',
  'bloodwork.flag.Low': 'Por debajo del rango impreso',
  'bloodwork.flag.High': 'Por encima del rango impreso',
  'bloodwork.flag.Normal': 'Dentro del rango impreso',
  'bloodwork.flag.N/A': 'Sin comparar',
  'bloodwork.near.low': 'cerca del límite inferior',
  'bloodwork.near.high': 'cerca del límite superior',
  'bloodwork.range': 'Rango impreso: {range}',
  'bloodwork.summary.outside':
    '{count, plural, =0 {Ningún resultado está fuera del rango impreso.} one {# resultado está fuera del rango impreso: {names}.} other {# resultados están fuera del rango impreso: {names}.}}',
  'bloodwork.summary.near':
    '{count, plural, one {# resultado está cerca de un límite: {names}.} other {# resultados están cerca de un límite: {names}.}}',
  'bloodwork.summary.end':
    'Los rangos impresos para adultos sin embarazo muchas veces no sirven para el embarazo. Este resumen es información, no un diagnóstico. Muéstralo a tu equipo de salud.',
  'bloodwork.trend': 'En varios informes',
  'bloodwork.edit': 'Corregirlo',
  'bloodwork.delete': 'Eliminar',
  'bloodwork.delete.title': '¿Eliminar este informe?',
  'bloodwork.delete.text': 'Se borran sus valores y su archivo, aquí y en tus otros dispositivos.',
  'bloodwork.delete.stay': 'Conservarlo',
  'bloodwork.delete.failed': 'No se pudo eliminar el resultado de laboratorio ni su archivo.',
  'bloodwork.ask': 'Preguntar a mi médico',
};
