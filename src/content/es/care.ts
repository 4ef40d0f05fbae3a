import type { EntriesWords } from '@/content/entries/content-words.ts';

/** Tests, vaccines, medicines, movements. For information: the local schedule and the care team decide. */
export const care: EntriesWords = {
  'test.nt': {
    title: 'Primera ecografía y pruebas de detección',
    parts: [
      'La ecografía y las pruebas de detección del primer trimestre se ofrecen desde las 11 semanas hasta las 13 semanas y 6 días; en el Reino Unido la prueba combinada, desde las 11 semanas y 2 días hasta las 14 semanas y 1 día. Es tu elección.',
    ],
    also: 'translucencia nucal ultrasonido eco síndrome down combinada tamizaje cribado',
  },
  'test.cfdna': {
    title: 'Análisis de sangre del ADN del bebé',
    parts: ['Se puede hacer desde las 10 semanas. Pregunta qué puede decir, y qué no.'],
    also: 'adn fetal libre prueba prenatal invasiva tamizaje cribado',
  },
  'test.scan': {
    title: 'Ecografía del cuerpo del bebé',
    parts: [
      'Entre las 18 y las 22 semanas; en el Reino Unido desde las 18 semanas hasta las 20 semanas y 6 días. La OMS aconseja una ecografía antes de las 24 semanas.',
    ],
    also: 'morfológica anatómica estructural ultrasonido eco malformaciones',
  },
  'test.sugar': {
    title: 'Prueba de azúcar',
    parts: ['Entre las 24 y las 28 semanas, antes cuando hay un motivo.'],
    also: 'glucosa curva tolerancia sullivan osullivan diabetes gestacional azúcar',
  },
  'test.blood': {
    title: 'Otra vez hemograma y anticuerpos',
    parts: ['Alrededor de las 28 semanas.'],
    also: 'hemoglobina anemia biometría hemática análisis sangre coombs',
  },
  'test.antid': {
    title: 'Anti-D si eres RhD negativa',
    parts: ['Alrededor de las 28 semanas; en el Reino Unido a las 28, o a las 28 y a las 34 semanas.'],
    also: 'rh negativo factor grupo sanguíneo inmunoglobulina vacuna rhesus',
  },
  'test.gbs': {
    title: 'Hisopado para el estreptococo del grupo B',
    parts: ['En Estados Unidos desde las 36 semanas hasta las 37 semanas y 6 días; en otros países es distinto.'],
    also: 'estreptococo cultivo vaginal exudado frotis sgb egb',
  },
  'test.mood': {
    title: 'Preguntas sobre tu ánimo',
    parts: ['Al menos una vez en el embarazo, y otra vez después del parto.'],
    also: 'depresión tamizaje cribado tristeza estado ánimo',
  },
  'test.visits': {
    title: 'Visitas que sugiere la OMS',
    parts: [
      'Hasta las 12 semanas, luego a las 20, 26, 30, 34, 36, 38 y 40 semanas; a las 41 si el bebé no ha nacido. El Reino Unido y Estados Unidos tienen calendarios propios. Vale tu propio plan.',
    ],
    also: 'citas consultas controles prenatales calendario control prenatal',
  },
  'vaccine.flu': {
    title: 'Vacuna contra la gripe',
    parts: ['En cualquier trimestre durante la temporada; la inactivada, no la de espray nasal.'],
    also: 'influenza gripa inyección antigripal',
  },
  'vaccine.tdap': {
    title: 'Vacuna contra la tos ferina',
    parts: [
      'Estados Unidos: entre las 27 y las 36 semanas de cada embarazo. Reino Unido: desde las 16 semanas, mejor entre las 20 y las 32.',
    ],
    also: 'tdpa dtpa tosferina coqueluche convulsa pertussis inyección',
  },
  'vaccine.rsv': {
    title: 'Vacuna contra el VRS (virus respiratorio sincitial)',
    parts: [
      'Estados Unidos: desde las 32 semanas hasta las 36 semanas y 6 días, de septiembre a enero. Reino Unido: desde las 28 semanas, todo el año.',
    ],
    also: 'vsr bronquiolitis inyección',
  },
  'vaccine.covid': {
    title: 'Vacuna contra el COVID-19',
    parts: ['Sigue los consejos de tu país; en algunos han cambiado.'],
    also: 'coronavirus covid inyección',
  },
  'vaccine.tetanus': {
    title: 'Vacuna contra el tétanos',
    parts: ['Si no tienes todas las dosis, complétala en el embarazo: pregunta en tu primera visita.'],
    also: 'antitetánica tétano toxoide inyección',
  },
  'vaccine.live': {
    title: 'Vacunas que esperan hasta después del parto',
    parts: ['Las vacunas vivas (sarampión, paperas y rubéola, varicela, gripe nasal) no se ponen en el embarazo.'],
    also: 'triple viral srp parotiditis atenuadas vivos',
  },
  'medicine.any': {
    title: 'Medicamentos, vitaminas y hierbas',
    parts: [
      'Consulta cada medicamento, vitamina y hierba con tu partera, tu médico o tu farmacéutico. No dejes de usar sin consejo un medicamento para la epilepsia, la tiroides, la diabetes, la salud mental, el asma, la presión arterial o los coágulos de sangre.',
    ],
    also: 'medicina remedio pastilla dejar epilepsia insulina antidepresivo',
  },
  'medicine.missed': {
    title: 'Una dosis que se pasó',
    parts: [
      'Mira el prospecto o pregunta a tu farmacéutico. No tomes una dosis doble para compensar una que se te pasó, a menos que te lo haya dicho quien te lo recetó. Algunos medicamentos tienen reglas especiales: llama a tu farmacéutico, a tu partera o a tu médico.',
    ],
    also: 'dosis olvidada olvidé pastilla tarde doble toma',
  },
  'medicine.harm': {
    title: 'Medicamentos que no se aconsejan en el embarazo',
    parts: [
      'Algunos medicamentos no se aconsejan en el embarazo. No los dejes de golpe. Habla hoy con tu médico o tu farmacéutico.',
    ],
    also: 'valproato isotretinoína metotrexato warfarina seguro prohibidos',
  },
  'move.pattern': {
    title: 'Los movimientos del bebé',
    parts: [
      'No hay un número fijo de movimientos. Desde las 24 semanas conoce el patrón propio de tu bebé; se mantiene igual hasta el parto. Menos movimiento, distinto o ninguno: llama enseguida, de día o de noche, y no esperes hasta el día siguiente. No uses un doppler casero.',
    ],
    also: 'patadas pataditas contar moverse mueve',
  },
};
