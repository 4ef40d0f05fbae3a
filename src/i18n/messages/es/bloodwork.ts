import type { bloodwork as english } from '../en/bloodwork.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Lab reports. A flag always refers to the range printed on the report; no text names a disease. */
export const bloodwork: Translated<typeof english> = {
  'bloodwork.title': 'Resultados de laboratorio',
  'bloodwork.add': 'Agregar un informe',
  'bloodwork.empty.title': 'Aún no hay resultados',
  'bloodwork.empty':
    'Elige una foto o un PDF de un informe, o copia sus valores. Cada uno se compara con el rango impreso a su lado, y ves cómo cambia.',
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
  'bloodwork.unitsDiffer': 'El rango está impreso en otra unidad que el valor, por eso no se compararon.',
  'bloodwork.why.text': 'Este resultado está en palabras, por eso no se compara con un rango.',
  'bloodwork.why.noRange': 'No hay un rango impreso junto a este valor, por eso no se compara.',
  'bloodwork.why.rangeText': 'El rango impreso no tiene números con los que comparar este valor.',
  'bloodwork.why.limit': 'De este valor solo se conoce un límite: puede estar dentro o fuera del rango impreso.',
  'bloodwork.why.other': 'No se comparó con el rango impreso.',
  'bloodwork.stop': '.',
  'bloodwork.usual.inside':
    '{trimester, select, T1 {Está dentro de lo habitual en el primer trimestre.} T2 {Está dentro de lo habitual en el segundo trimestre.} other {Está dentro de lo habitual en el tercer trimestre.}}',
  'bloodwork.usual.outside':
    '{trimester, select, T1 {Está fuera de lo habitual en el primer trimestre. Los laboratorios difieren.} T2 {Está fuera de lo habitual en el segundo trimestre. Los laboratorios difieren.} other {Está fuera de lo habitual en el tercer trimestre. Los laboratorios difieren.}}',
  'bloodwork.show': 'Muéstralo a tu equipo de salud.',
  'bloodwork.within': '{within, number} de {compared, number} dentro del rango impreso',
  'bloodwork.notCompared': '{count, plural, one {# valor no se comparó} other {# valores no se compararon}}',
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
  'bloodwork.ask.words': 'Sobre mi {test} del {date}: ¿qué significa esto para mí?',
  'bloodwork.notRead': 'No se pudieron obtener los resultados de laboratorio.',
  'bloodwork.notSaved': 'No se pudo subir ni guardar el resultado de laboratorio.',
  'bloodwork.notChanged': 'No se pudo actualizar el resultado de laboratorio.',
  'bloodwork.reading.opening': 'Abriendo el archivo en este teléfono',
  'bloodwork.reading.reading': 'Leyendo la página {page, number} de {pages, number}',
  'bloodwork.reading.fetching': 'Preparando el lector de imágenes. La primera vez se descarga, unos 7 MB.',
  'bloodwork.reading.looking': 'Mirando la página {page, number} de {pages, number}. Puede tardar un minuto.',
  'bloodwork.reading.bar': 'Cuánto se ha leído del archivo',
  'bloodwork.reading.stop': 'Detener la lectura',
  'bloodwork.reading.stopped': 'La lectura se detuvo. El archivo queda adjunto; puedes escribir los valores.',
  'bloodwork.reading.nothing':
    'No se encontraron resultados en este archivo. Queda adjunto y no se envió nada. Puedes escribir los valores o elegir una foto más nítida.',
  'bloodwork.unreadable.encrypted':
    '{name} está bloqueado con una contraseña y no se puede leer. Guarda una copia sin contraseña y elige esa, o escribe los valores.',
  'bloodwork.unreadable.manyPages':
    '{name} tiene {pages, number} páginas; se leen hasta 20. Elige un archivo que solo tenga las páginas de los resultados, o escribe los valores.',
  'bloodwork.unreadable.unknownPicture':
    'Este navegador no puede abrir {name}. Elige la imagen como JPEG o PNG, o escribe los valores.',
  'bloodwork.unreadable.notLoaded':
    'No se pudo cargar el lector. Se descarga una vez y para eso necesita conexión. Mientras tanto puedes escribir los valores.',
  'bloodwork.unreadable.damaged': '{name} está dañado y no se puede leer. Elige otra copia, o escribe los valores.',
  'bloodwork.review':
    'Compara cada fila con la página. Todavía no se ha guardado nada. {open, plural, =0 {{rows, plural, one {Se leyó # fila.} other {Se leyeron # filas.}}} one {# fila necesita tu atención.} other {# filas necesitan tu atención.}}',
  'bloodwork.page': 'Página {page, number} de {pages, number}',
  'bloodwork.page.turn': 'Página {page, number}',
  'bloodwork.page.none': 'Esta página no se puede mostrar.',
  'bloodwork.doubt.digits': 'Una cifra no se pudo leer con seguridad. Compárala con la página.',
  'bloodwork.doubt.scale': 'Esto está lejos de su rango. ¿Falta un punto decimal?',
  'bloodwork.doubt.flag': 'La marca del laboratorio y el rango impreso no coinciden.',
  'bloodwork.doubt.range': 'El rango impreso no se pudo leer con seguridad.',
  'bloodwork.doubt.unseen': 'Algunas palabras de esta página no se ven en ella. Compara esta fila con la página.',
  'bloodwork.doubt.date':
    'Las fechas de las columnas se pueden leer de dos maneras. Comprueba que este sea el resultado más reciente.',
  'bloodwork.hidden':
    '{count, plural, one {# línea está en el archivo pero no se ve en sus páginas. No se leyó como resultado.} other {# líneas están en el archivo pero no se ven en sus páginas. No se leyeron como resultados.}}',
  'bloodwork.assistant.noWords':
    'El asistente no puede ayudar con este archivo: solo recibe palabras y no se encontró ninguna. La imagen se queda en tu teléfono porque puede mostrar tu nombre y porque una respuesta no se podría comparar con ella.',
  'bloodwork.doubt.rest': 'Algo de esta fila no se pudo ubicar.',
  'bloodwork.doubt.assistant': 'Solo el asistente leyó esta fila. Compárala con la página.',
  'bloodwork.doubt.elsewhere': 'El asistente leyó esta fila, y sus cifras no se encontraron en la página. Compárala.',
  'bloodwork.doubt.differs': 'El asistente leyó esta fila de otra manera. Compárala con la página.',
  'bloodwork.doubt.right': 'Es correcto',
  'bloodwork.doubt.right.row': 'La fila {number, number} es correcta',
  'bloodwork.doubt.first': 'Primero compara esta fila con la página.',
  'bloodwork.doubt.done': 'Comparada',
  'bloodwork.unread':
    '{count, plural, one {# línea parece un resultado y no se pudo leer.} other {# líneas parecen resultados y no se pudieron leer.}}',
  'bloodwork.unread.take': 'Copiar esta línea',
  'bloodwork.assistant.offer': 'Pedir al asistente que también lo lea',
  'bloodwork.assistant.consent':
    '{count, plural, one {# línea de este archivo sale de tu teléfono} other {# líneas de este archivo salen de tu teléfono}} hacia el servicio de IA de tu clínica, sin tu nombre, tu médico ni los números del informe. La imagen se queda aquí. Esto vale solo para este archivo.',
  'bloodwork.assistant.yes': 'Enviar las líneas',
  'bloodwork.assistant.no': 'No enviar',
  'bloodwork.assistant.offline': 'Esto necesita conexión.',
  'bloodwork.assistant.missing':
    '{count, plural, one {El asistente vio en este archivo # prueba que no tiene valor aquí. Búscala en la página.} other {El asistente vio en este archivo # pruebas que no tienen valor aquí. Búscalas en la página.}}',
  'bloodwork.assistant.missing.add': 'Añadir',
  'bloodwork.assistant.missing.add.test': 'Añadir {name}',
  'bloodwork.assistant.summary': 'Palabras del asistente. Ninguna persona las ha comprobado.',
  'bloodwork.assistant.summary.leaveOut': 'No guardar estas palabras',
  'bloodwork.assistant.no-key':
    'El asistente no puede leer informes en tu clínica. Puedes escribir los valores a mano.',
  'bloodwork.assistant.unreachable':
    'No se puede llegar al asistente: no hay red. El informe se queda aquí; pregunta más tarde o escribe los valores.',
  'bloodwork.assistant.server': 'El servidor del asistente dio un error. Pregunta más tarde o escribe los valores.',
  'bloodwork.assistant.often':
    'Se alcanzó el límite de preguntas al asistente. Pregunta más tarde o escribe los valores.',
  'bloodwork.assistant.session': 'Tu sesión ha terminado. Inicia sesión de nuevo para preguntar al asistente.',
  'bloodwork.assistant.refused': 'El asistente no acepta este informe: es demasiado largo. Escribe los valores.',
  'bloodwork.assistant.none': 'La IA no devolvió una respuesta para el informe de laboratorio.',
  'bloodwork.assistant.malformed':
    'La IA devolvió una respuesta mal formada. Puede que el informe sea difícil de leer.',
  'bloodwork.assistant.blocked': 'La respuesta se bloqueó por {reason}',
  'bloodwork.usual':
    '{trimester, select, T1 {Habitual en el primer trimestre} T2 {Habitual en el segundo trimestre} other {Habitual en el tercer trimestre}}: {low, number} a {high, number} {unit}. Los laboratorios difieren.',
  'bloodwork.advice.callNow': 'Pregunta ahora a tu equipo por este resultado: llama a tu maternidad.',
  'bloodwork.advice.askToday': 'Pregunta hoy a tu equipo por este resultado.',
  'bloodwork.advice.nextVisit': 'Pregunta a tu equipo por este resultado en tu próxima cita.',
  'bloodwork.advice.fever':
    'Pregunta a tu equipo por este resultado en tu próxima cita. Si tienes fiebre o dolor, llama ahora a tu maternidad.',
  'bloodwork.advice.protein':
    'Pregunta hoy a tu equipo por este resultado. Si tu presión arterial es de 140/90 mmHg o más, o tienes dolor de cabeza, problemas para ver o dolor debajo de las costillas, llama ahora a tu maternidad.',
  'bloodwork.advice.private':
    'Pregunta hoy a tu equipo por este resultado, en privado. Necesita una prueba de confirmación; el tratamiento funciona.',
  'bloodwork.advice.rhNegative':
    'Díselo a cada profesional que te atienda. Llama a tu maternidad si sangras o te lesionas.',
  'bloodwork.advice.birthTeam': 'Cuéntale este resultado a tu equipo de parto.',
  'bloodwork.advice.immunity':
    'Pregunta a tu equipo por este resultado en tu próxima cita. Una vacuna para esto solo se pone después del parto.',
  'bloodwork.page.show': 'Mostrar la página',
};
