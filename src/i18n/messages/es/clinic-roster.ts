import type { clinicRoster as english } from '../en/clinic-roster.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The on-call roster of a hospital. */
export const clinicRoster: Translated<typeof english> = {
  'roster.title': 'Turnos de guardia',
  'roster.text': 'Una alarma sin respuesta durante 4 horas se envía al médico que está de guardia en ese momento.',
  'roster.now': 'De guardia ahora según estos turnos: {names}',
  'roster.now.none': 'Según estos turnos no hay nadie de guardia ahora.',
  'roster.zone': 'Zona horaria del hospital',
  'roster.zone.hint':
    'Todas las horas son del reloj de esta zona, también cuando empieza o acaba el horario de verano.',
  'roster.week': 'Cada semana',
  'roster.from': 'Desde',
  'roster.to': 'Hasta',
  'roster.nextDay': 'del día siguiente',
  'roster.who': 'Médico',
  'roster.who.choose': 'Elige',
  'roster.who.left': 'Ya no es médico aquí',
  'roster.shift': '{day}, turno {number}',
  'roster.add': 'Añadir un turno',
  'roster.add.name': 'Añadir un turno: {day}',
  'roster.remove': 'Quitar el turno {number}: {day}',
  'roster.exceptions': 'Fechas sueltas',
  'roster.exceptions.text':
    'En esa fecha solo valen estos turnos, y no los de la semana que empiezan ese día. Las fechas pasadas se quitan al guardar.',
  'roster.exception.date': 'Otra fecha',
  'roster.exception.add': 'Añadir esta fecha',
  'roster.exception.none': 'Ningún turno empieza en esta fecha.',
  'roster.exception.remove': 'Quitar {day}',
  'roster.gaps': 'Huecos',
  'roster.gaps.none': 'Hay alguien de guardia a toda hora.',
  'roster.gaps.standing':
    'A estas horas no hay nadie de guardia en los turnos; se avisa a {name}, el médico de guardia del hospital.',
  'roster.gaps.unit':
    'A estas horas no hay nadie de guardia; se avisa a todos los médicos de la unidad. Para cambiarlo, nombra un médico de guardia en los datos del hospital.',
  'roster.incomplete': 'Algún turno no tiene hora o médico. Complétalo o quítalo.',
  'roster.long': 'Hay como máximo {week} turnos en la semana y {dates} en fechas sueltas.',
};
