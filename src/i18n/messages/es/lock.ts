/** The app lock: unlocking, its settings, the quick exit, the neutral name and icon. */
export const lock = {
  'lock.title': 'Bloqueo de la app',
  'lock.detail': 'PIN, salida rápida, nombre e icono neutros',
  'lock.unlock.title': 'Bloqueada',
  'lock.unlock.do': 'Desbloquear',
  'lock.unlock.phone': 'Usar el desbloqueo de este teléfono',
  'lock.unlock.wrong':
    '{left, plural, one {Ese PIN no es correcto. Queda # intento.} other {Ese PIN no es correcto. Quedan # intentos.}}',
  'lock.unlock.noTries': 'Fue incorrecto cinco veces. Ahora solo la contraseña de tu cuenta abre esto.',
  'lock.unlock.phoneFailed': 'El teléfono no lo desbloqueó. Inténtalo de nuevo o usa la contraseña de tu cuenta.',
  'lock.unlock.failed': 'No se pudo abrir ahora. No se ha perdido nada; inténtalo de nuevo.',
  'lock.unlock.calls': 'Pedir ayuda por teléfono',
  'lock.forgot': 'No puedo desbloquear',
  'lock.forgot.text': 'Con red, la contraseña de tu cuenta abre este teléfono. No se pierde nada.',
  'lock.forgot.offline': 'Ahora no hay red. Todo se queda en este teléfono y se puede abrir cuando haya red.',
  'lock.forgot.do': 'Abrir con la contraseña',
  'lock.forgot.code': 'Código de tu app de autenticación, o un código de recuperación',
  'lock.forgot.code.wrong': 'No funcionó. Comprueba la contraseña y el código que la app muestra ahora.',
  'lock.forgot.none': 'Tu cuenta ya no puede abrir este teléfono. Solo pueden el PIN o el desbloqueo del teléfono.',
  'lock.forgot.newPin': 'Elige un PIN nuevo. Después se abre todo.',
  'lock.forgot.open': 'Poner el PIN y abrir',
  'lock.leave': 'Cerrar sesión y quitar todo de este teléfono',
  'lock.leave.text':
    '{unsent, plural, =0 {En el último recuento todo se había enviado. Queda en tu cuenta.} one {En el último recuento # entrada estaba solo en este teléfono. Se perdería para siempre. Lo enviado queda en tu cuenta.} other {En el último recuento # entradas estaban solo en este teléfono. Se perderían para siempre. Lo enviado queda en tu cuenta.}}',
  'lock.leave.ask': 'Cerrar sesión',
  'lock.leave.stay': 'Quedarse',
  'lock.leave.do':
    '{unsent, plural, =0 {Cerrar sesión ahora} one {Cerrar sesión y perder # entrada} other {Cerrar sesión y perder # entradas}}',
  'lock.about':
    'Con un bloqueo, lo que hay en este teléfono solo se abre con tu PIN o con el desbloqueo del teléfono. Los números de emergencia funcionan sin él.',
  'lock.limits': 'Lo que un bloqueo no puede hacer',
  'lock.limits.open': 'No protege lo que está en la pantalla mientras la app está abierta.',
  'lock.limits.copy':
    'Con herramientas especiales se puede copiar este teléfono y probar en la copia los PIN cortos. Más cifras son más seguras. Lo más seguro es el desbloqueo del teléfono.',
  'lock.limits.session':
    'Tu sesión sigue abierta en este teléfono. Si lo pierdes, entra en otro lugar y cambia tu contraseña: así este teléfono pierde el acceso a tu cuenta.',
  'lock.limits.before':
    'Lo que se guardó antes del bloqueo puede quedar un tiempo en el disco, hasta que el navegador limpie.',
  'lock.way': 'Desbloquear con',
  'lock.way.pin': 'Un PIN',
  'lock.way.phone': 'El desbloqueo de este teléfono',
  'lock.way.phone.hint':
    'Dedo, cara, patrón o código: como desbloqueas el teléfono. Toda persona que puede desbloquear el teléfono puede entonces abrir esto.',
  'lock.pin': 'PIN',
  'lock.pin.now': 'Tu PIN actual',
  'lock.pin.new': 'PIN nuevo',
  'lock.pin.again': 'El mismo PIN otra vez',
  'lock.pin.hint': 'De 6 a 12 cifras. No un cumpleaños, ni el código de tu teléfono.',
  'lock.pin.form': 'Un PIN tiene de 6 a 12 cifras.',
  'lock.pin.simple': 'Otras personas probarían este primero. Elige otro.',
  'lock.pin.differs': 'Los dos PIN no son iguales.',
  'lock.pin.wrong': 'Ese PIN no es correcto. Cada PIN incorrecto gasta uno de cinco intentos.',
  'lock.delay': 'Bloquear si no se usa durante',
  'lock.delay.0': 'Al momento',
  'lock.delay.1': '1 minuto',
  'lock.delay.5': '5 minutos',
  'lock.delay.15': '15 minutos',
  'lock.delay.hint': 'También se bloquea cada vez que se cierra la app. «Al momento» bloquea cuando sales de la app.',
  'lock.set.do': 'Poner el bloqueo',
  'lock.set.next': 'Después se bloquea. El primer desbloqueo vuelve a cifrar todo, y puede tardar un minuto.',
  'lock.set.otherTab':
    'La app está abierta en otra pestaña o ventana. Ciérrala allí primero, para que no se pierda nada escrito.',
  'lock.set.offline':
    'Esto necesita la red una vez: tu cuenta guarda lo que abre este teléfono si olvidas el PIN. Inténtalo de nuevo con red.',
  'lock.set.phoneFailed': 'Este teléfono o navegador no puede hacerlo, o se canceló. Elige un PIN.',
  'lock.failed': 'No funcionó. No ha cambiado nada; inténtalo de nuevo.',
  'lock.on': 'El bloqueo está activado.',
  'lock.now': 'Bloquear ahora',
  'lock.names': 'Mostrar nombres de medicinas en los recordatorios',
  'lock.names.hint':
    'Los recordatorios no dicen nada de salud. Con esto, un recordatorio puede nombrar la medicina, también con la app bloqueada.',
  'lock.reminders': 'Con la app bloqueada, un recordatorio no tiene botones. Abre la app para responder.',
  'lock.change': 'Cambiar cómo desbloqueas',
  'lock.change.do': 'Cambiarlo',
  'lock.changed': 'Está cambiado.',
  'lock.off': 'Quitar el bloqueo',
  'lock.exit': 'Salida rápida',
  'lock.exit.show': 'Mostrar un botón para salir rápido',
  'lock.exit.hint':
    'Un toque muestra un reloj y bloquea. «Atrás» solo lleva a la pantalla bloqueada. Necesita un bloqueo.',
  'lock.exit.do': 'Salir rápido',
  'lock.plain': 'Nombre e icono neutros',
  'lock.plain.show': 'Usar un nombre y un icono neutros',
  'lock.plain.changes':
    'La app se llama entonces «{name}» en la página, en la pestaña del navegador, en los recordatorios y en la pantalla de inicio cuando la instalas.',
  'lock.plain.cannot': 'Lo que no puede cambiar',
  'lock.plain.installed':
    'Una app ya instalada conserva al principio su nombre y su icono. En Android y en ordenadores el navegador puede ofrecer los nuevos después de unos días. En un iPhone nunca. Solo es seguro si quitas la app de la pantalla de inicio y la instalas otra vez. Antes de quitarla, comprueba que todo se ha enviado.',
  'lock.plain.address':
    'La dirección sigue igual. Está en el historial del navegador y en la lista de apps del teléfono.',
  'lock.plain.notices':
    'Los recordatorios llegan con el nombre del navegador o de la app instalada, a menudo con la dirección.',
  'lock.plain.inside': 'Por dentro, la app se ve igual. Solo el bloqueo la oculta.',
  'lock.plain.name': 'Agenda',
  'lock.clock': 'Reloj',
} as const;
