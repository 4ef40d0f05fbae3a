import type { EntriesWords } from '@/content/entries/content-words.ts';

/** Week by week: the baby, you, to do. Weeks are counted from the last period; timing varies. */
export const weeks: EntriesWords = {
  'week.1': {
    title: 'Semana 1',
    parts: [
      'El embarazo se cuenta desde el primer día de la última regla, así que todavía no hay bebé.',
      'Tienes la regla; este es el día 1 de la cuenta.',
      'Empieza con ácido fólico si esperas quedar embarazada; pregunta a un farmacéutico o a un médico qué producto.',
    ],
  },
  'week.2': {
    title: 'Semana 2',
    parts: [
      'Un óvulo se prepara para salir.',
      'La ovulación llega por lo general hacia el final de esta semana en un ciclo de 28 días.',
      'Anota el primer día de tu última regla; con él se fija la fecha probable de parto.',
    ],
  },
  'week.3': {
    title: 'Semana 3',
    parts: [
      'Si el óvulo y el espermatozoide se encontraron, una bolita de células viaja hacia el útero.',
      'La mayoría aún no siente nada.',
      'Evita el alcohol y el tabaco; pregunta por cualquier medicamento que tomes.',
    ],
  },
  'week.4': {
    title: 'Semana 4',
    parts: [
      'La bolita de células se ha instalado en la capa interior del útero y se forman las primeras partes de la placenta.',
      'Una regla que no llega o cólicos leves pueden ser la primera señal.',
      'Haz una prueba de embarazo; sigue tomando ácido fólico.',
    ],
  },
  'week.5': {
    title: 'Semana 5',
    parts: [
      'Empieza a formarse el tubo que será el cerebro y la columna.',
      'El cansancio y los senos adoloridos son comunes.',
      'Comunícate con una partera, un médico o una clínica para acordar tu primera visita.',
    ],
  },
  'week.6': {
    title: 'Semana 6',
    parts: [
      'Un corazón en forma de tubo sencillo empieza a latir.',
      'Las náuseas suelen empezar más o menos ahora y pueden venir a cualquier hora del día.',
      'Haz una lista de todos los medicamentos, vitaminas y hierbas para mostrarla a tu equipo de salud; no dejes por tu cuenta un medicamento recetado.',
    ],
  },
  'week.7': {
    title: 'Semana 7',
    parts: [
      'Aparecen pequeños brotes que serán los brazos y las piernas.',
      'Puede que necesites orinar más a menudo.',
      'Haz comidas pequeñas y frecuentes si tienes náuseas.',
    ],
  },
  'week.8': {
    title: 'Semana 8',
    parts: [
      'Los dedos y las partes de la cara empiezan a formarse.',
      'Los olores pueden molestarte más.',
      'Pide cita para tu primer control completo; procura tenerlo antes de las 10-12 semanas.',
    ],
  },
  'week.9': {
    title: 'Semana 9',
    parts: [
      'Los codos se doblan y la pequeña cola del comienzo va desapareciendo.',
      'Los cambios de ánimo son comunes; la preocupación también.',
      'Aprende qué alimentos evitar (página Comidas).',
    ],
  },
  'week.10': {
    title: 'Semana 10',
    parts: [
      'Los órganos principales ya empezaron a formarse y ahora crecen y maduran.',
      'Puedes sentir más ajustada la cintura aunque el útero todavía es pequeño.',
      'En la primera visita son habituales los análisis de sangre, el de orina y la presión arterial.',
    ],
  },
  'week.11': {
    title: 'Semana 11',
    parts: [
      'Los dedos de las manos y de los pies se han separado.',
      'Las náuseas pueden llegar a lo más fuerte y luego aliviarse en las semanas siguientes.',
      'La primera ecografía se ofrece muchas veces entre las 11 y las 14 semanas.',
    ],
  },
  'week.12': {
    title: 'Semana 12',
    parts: [
      'Los riñones empiezan a producir orina y aparecen los reflejos.',
      'El útero sube justo por encima del hueso de la pelvis.',
      'La OMS sugiere el primer contacto a más tardar a las 12 semanas. Pregunta por las pruebas de detección que puedes elegir.',
    ],
  },
  'week.13': {
    title: 'Semana 13',
    parts: [
      'Ahora la placenta hace la mayor parte del trabajo de alimentar.',
      'Muchas veces la energía empieza a volver.',
      'Escribe tus preguntas antes de cada visita.',
    ],
  },
  'week.14': {
    title: 'Semana 14',
    parts: [
      'Los músculos de la cara se pueden mover, y el hígado produce bilis.',
      'Empieza el segundo trimestre; muchas se sienten mejor.',
      'Pregunta por la vacuna contra la gripe si es temporada de gripe.',
    ],
  },
  'week.15': {
    title: 'Semana 15',
    parts: [
      'Los huesos se van endureciendo.',
      'Las encías pueden sangrar con más facilidad.',
      'Ve al dentista; di que estás embarazada.',
    ],
  },
  'week.16': {
    title: 'Semana 16',
    parts: [
      'Los brazos y las piernas se mueven, aunque puede que aún no lo sientas.',
      'Algunas notan los primeros aleteos desde las 16 semanas.',
      'Es habitual un control alrededor de las 16 semanas. En algunos países se ofrece la vacuna contra la tos ferina desde las 16 semanas.',
    ],
  },
  'week.17': {
    title: 'Semana 17',
    parts: [
      'Empieza a formarse grasa debajo de la piel.',
      'El estiramiento de los ligamentos redondos puede causar dolores cortos en los costados.',
      'Duerme de lado si te resulta cómodo.',
    ],
  },
  'week.18': {
    title: 'Semana 18',
    parts: [
      'Las orejas están en su lugar y el oído se va desarrollando.',
      'Puede notarse una pequeña barriga.',
      'La ecografía anatómica se hace por lo general entre las 18 y las 21 semanas.',
    ],
  },
  'week.19': {
    title: 'Semana 19',
    parts: [
      'Una capa cremosa protege la piel.',
      'Pueden venir calambres en las piernas por la noche; estira la pantorrilla.',
      'Empieza con movimiento suave cada día, como caminar, si tu equipo de salud está de acuerdo.',
    ],
  },
  'week.20': {
    title: 'Semana 20',
    parts: [
      'Estás más o menos a la mitad. El bebé duerme y despierta.',
      'La parte de arriba del útero está cerca del ombligo.',
      'Contacto según la OMS alrededor de las 20 semanas. Desde ahora, un dolor de cabeza nuevo con cambios en la vista o dolor en la parte alta del vientre significa llamar enseguida.',
    ],
  },
  'week.21': {
    title: 'Semana 21',
    parts: [
      'El bebé traga pequeñas cantidades de líquido.',
      'Puede empezar la acidez; haz comidas más pequeñas.',
      'Habla con tu familia sobre quién puede ayudar después del parto.',
    ],
  },
  'week.22': {
    title: 'Semana 22',
    parts: [
      'En la ecografía se ven las cejas y el vello fino del cuerpo.',
      'La piel puede picar al estirarse; la picazón en las palmas de las manos o las plantas de los pies necesita una llamada.',
      'Busca clases o videos sobre el parto, de una fuente de confianza.',
    ],
  },
  'week.23': {
    title: 'Semana 23',
    parts: [
      'Se forman las líneas de las huellas de los dedos.',
      'Los tobillos pueden hincharse al final del día.',
      'Aprende las señales de un parto antes de tiempo.',
    ],
  },
  'week.24': {
    title: 'Semana 24',
    parts: [
      'En los pulmones se forman diminutas bolsas de aire.',
      'Deberías empezar a conocer el patrón de movimiento propio de tu bebé.',
      'Si a las 24 semanas no has sentido ningún movimiento, llama. Una prueba de azúcar es habitual entre las 24 y las 28 semanas.',
    ],
  },
  'week.25': {
    title: 'Semana 25',
    parts: [
      'Los ruidos fuertes pueden sobresaltar al bebé.',
      'El dolor de espalda es común; cambia de posición a menudo.',
      'En el Reino Unido, quienes esperan su primer hijo tienen un control alrededor de las 25 semanas.',
    ],
  },
  'week.26': {
    title: 'Semana 26',
    parts: [
      'Los párpados se abrirán pronto.',
      'Pueden ir y venir contracciones de práctica.',
      'Contacto según la OMS alrededor de las 26 semanas.',
    ],
  },
  'week.27': {
    title: 'Semana 27',
    parts: [
      'El bebé tiene ratos regulares de calma y de actividad.',
      'Última semana del segundo trimestre.',
      'En Estados Unidos, la vacuna Tdap (contra la tos ferina) se aconseja entre las 27 y las 36 semanas.',
    ],
  },
  'week.28': {
    title: 'Semana 28',
    parts: [
      'Los ojos pueden abrirse y cerrarse.',
      'Empieza el tercer trimestre. Las visitas pueden ser más frecuentes.',
      'Control a las 28 semanas; si eres RhD negativa, pregunta por el anti-D. El Reino Unido ofrece la vacuna contra el VRS desde las 28 semanas.',
    ],
  },
  'week.29': {
    title: 'Semana 29',
    parts: [
      'Los huesos están formados pero aún son blandos.',
      'La falta de aire en las escaleras es común; en reposo no lo es: llama.',
      'Planea el transporte al lugar del parto, de día y de noche.',
    ],
  },
  'week.30': {
    title: 'Semana 30',
    parts: [
      'La superficie del cerebro se pliega al crecer.',
      'El sueño puede ser entrecortado; descansa durante el día si puedes.',
      'Contacto según la OMS alrededor de las 30 semanas.',
    ],
  },
  'week.31': {
    title: 'Semana 31',
    parts: [
      'El peso aumenta más rápido.',
      'Puedes sentir endurecimientos del vientre más a menudo.',
      'En el Reino Unido, quienes esperan su primer hijo tienen un control alrededor de las 31 semanas.',
    ],
  },
  'week.32': {
    title: 'Semana 32',
    parts: [
      'El bebé practica los movimientos de respirar.',
      'Los movimientos deben seguir con el mismo patrón hasta el parto; no disminuyen cerca del final.',
      'Estados Unidos: se puede ofrecer la vacuna contra el VRS a las 32-36 semanas en temporada. Mide tu presión arterial.',
    ],
  },
  'week.33': {
    title: 'Semana 33',
    parts: [
      'Las pupilas reaccionan a la luz.',
      'Los pies pueden crecer o hincharse; los zapatos cómodos ayudan.',
      'Prepara lo que llevarán tú, el bebé y quien te acompañe.',
    ],
  },
  'week.34': {
    title: 'Semana 34',
    parts: [
      'Los pulmones y los nervios siguen madurando.',
      'La presión en las costillas es común; un dolor fuerte debajo de las costillas del lado derecho no lo es: llama.',
      'Contacto según la OMS alrededor de las 34 semanas. Habla de tus deseos para el parto.',
    ],
  },
  'week.35': {
    title: 'Semana 35',
    parts: [
      'Más grasa hace la piel más lisa.',
      'Puede que otra vez necesites orinar a menudo.',
      'Aprende cuándo llamar en el trabajo de parto; guarda el número de la maternidad.',
    ],
  },
  'week.36': {
    title: 'Semana 36',
    parts: [
      'A estas alturas, muchos bebés ya se han puesto cabeza abajo.',
      'Puede ser más fácil respirar si el bebé baja.',
      'Contacto según la OMS alrededor de las 36 semanas; pregunta en qué posición está el bebé. En algunos países el hisopado para el estreptococo del grupo B se hace a las 36-37 semanas.',
    ],
  },
  'week.37': {
    title: 'Semana 37',
    parts: [
      'Término temprano: un parto desde ahora ya no se llama prematuro.',
      'Puede salir el tapón mucoso.',
      'Conoce las señales: contracciones o endurecimientos regulares, bolsa rota, sangrado, menos movimiento -> llama.',
    ],
  },
  'week.38': {
    title: 'Semana 38',
    parts: [
      'Agarra con firmeza y los órganos están listos para trabajar afuera.',
      'Ganas de preparar la casa o cansancio, las dos cosas son habituales.',
      'Contacto según la OMS alrededor de las 38 semanas.',
    ],
  },
  'week.39': {
    title: 'Semana 39',
    parts: [
      'Término completo. El cerebro sigue creciendo rápido.',
      'La presión en la pelvis es común.',
      'Sigue atenta a los movimientos todos los días.',
    ],
  },
  'week.40': {
    title: 'Semana 40',
    parts: [
      'La fecha probable de parto es un cálculo aproximado; la mayoría de los bebés llega otro día.',
      'Esperar es difícil. Descansa, come, habla con alguien.',
      'Contacto según la OMS a las 40 semanas; pregunta qué sigue.',
    ],
  },
  'week.41': {
    title: 'Semana 41',
    parts: [
      'Término tardío. La placenta sigue funcionando pero se vigila más de cerca.',
      'Pueden ofrecerte un despegamiento de membranas o una inducción.',
      'Ten un control y un plan claro esta semana.',
    ],
  },
  'week.42': {
    title: 'Semana 42',
    parts: [
      'Postérmino. Se necesita más vigilancia.',
      'Sentirse harta es normal; tu equipo de salud quiere verte.',
      'Llama hoy si no tienes una cita dentro de pocos días. Menos movimiento -> llama ahora.',
    ],
  },
};
