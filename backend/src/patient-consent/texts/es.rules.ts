import type { PatientTexts } from './patient-texts.rules';

export const es: PatientTexts = {
  skip: 'Ir al contenido',
  language: 'Idioma',
  changeLanguage: 'OK',
  ask: {
    pictures: {
      title: '¿Pueden otros cirujanos ver sus imágenes?',
      intro:
        'Quien le atiende, {surgeon}, quisiera pedir consejo a otros cirujanos sobre su enfermedad. Para ello se mostrarían algunas imágenes y un texto corto en Suture, un sitio web para cirujanos.',
    },
    words: {
      title: '¿Pueden otros cirujanos leer sobre su enfermedad?',
      intro:
        'Quien le atiende, {surgeon}, quisiera pedir consejo a otros cirujanos sobre su enfermedad. Para ello se mostraría un texto corto, sin imágenes, en Suture, un sitio web para cirujanos.',
    },
    nobodyYet: 'Ninguno de ellos ha visto nada todavía. Usted decide.',
    seenBefore:
      'Otros cirujanos lo han visto desde el {since} (votos: {votes}, comentarios: {comments}). Ahora está oculto hasta que usted decida.',
  },
  shown: {
    heading: 'Esto es lo que verían',
    forSurgeons: 'El texto está escrito para cirujanos. Su cirujano puede explicárselo.',
    person: 'Sobre usted',
    genders: { Male: 'Hombre', Female: 'Mujer', Other: 'Otro' },
    title: 'Título',
    diagnosis: 'Enfermedad',
    words: 'Texto',
    question: 'Pregunta a los cirujanos',
    poll: 'Sobre qué votan los cirujanos',
    later: 'Qué ocurrió después',
    outcome: 'Cómo terminó',
    day: 'Día {day}',
    added: 'Nuevo',
    picture: 'Imagen {number} de {count}',
    video: 'Vídeo {number} de {count}',
    page: 'Página {number} de un informe de {count} páginas',
    report: 'Informe {number} de {count}',
    notReady:
      'Este archivo aún se está preparando. Abra el enlace de nuevo dentro de unos minutos.',
    waitForFiles:
      'Podrá aceptar cuando todos los archivos estén listos. Vuelva a mirar dentro de unos minutos.',
    lookAgain: 'Volver a mirar',
    masked: 'Las barras negras tapan nombres y otros datos. No se pueden quitar.',
    notShown:
      'No se muestran su nombre, dirección, fecha de nacimiento ni número de historia clínica.',
    recognised: 'Alguien que le conozca bien podría reconocer su historia. Es poco frecuente.',
  },
  who: {
    heading: '¿Quién puede verlo?',
    field: 'Solo cirujanos de la misma especialidad',
    all: 'Todos los cirujanos de Suture',
    allAre: 'Miembros registrados con su nombre y profesión',
    onlyIfWanted: 'Solo si usted quiere',
    teaching: 'También puede usarse para la enseñanza',
    teachingIs: 'Por ejemplo, en una clase para cirujanos jóvenes',
    publication: 'También puede publicarse en una revista médica',
    publicationIs:
      'Como informe de un caso, sin su nombre. Lo que ya está impreso no puede retirarse.',
    visitors: 'Personas sin cuenta pueden leer las primeras líneas',
    visitorsRead: 'Los primeros 200 caracteres. Sin imágenes.',
  },
  know: {
    heading: 'Conviene saber',
    treatment: 'Su tratamiento no cambia, decida lo que decida.',
    mind: 'Puede cambiar de opinión en cualquier momento. Guarde este enlace o la tarjeta: con ellos puede retirar todo de Suture.',
    gone: 'Si retira su consentimiento, todo desaparece de Suture de inmediato. Lo que alguien ya haya visto o copiado no se puede recuperar.',
    noName: 'No le pedimos su nombre y nadie se pondrá en contacto con usted. No cuesta nada.',
  },
  decide: {
    heading: 'Su decisión',
    seen: 'He visto lo que se mostraría y quién puede verlo.',
    tick: 'Marque esta casilla antes de aceptar.',
    yes: 'Sí, acepto',
    no: 'No, no acepto',
    later: 'También puede decidir más tarde. Este enlace funciona hasta el {date}.',
    someoneElse:
      '¿Decide por otra persona? Use esta página solo si tiene derecho a decidir por ella, por ejemplo como padre o madre.',
  },
  given: {
    title: 'Gracias. Usted ha aceptado.',
    text: 'Su cirujano ya puede pedir consejo a otros cirujanos. No tiene que hacer nada más.',
    others: 'También se ha preguntado a otra persona. Hasta que acepte, nadie ve nada.',
    theySee: 'Qué ven',
    lookAgain: 'Ver de nuevo las imágenes y el texto',
    narrower: 'Cambiar quién puede verlo',
    save: 'Guardar mi elección',
    newHeading: 'Se ha añadido algo',
    newText:
      'Su cirujano ha añadido lo que está marcado como «Nuevo». Nadie más lo ve todavía. Si no hace nada, seguirá oculto.',
    newYes: 'Sí, mostrar también lo nuevo',
  },
  receipt: {
    heading: 'Su comprobante',
    number: 'Número de comprobante',
    agreedOn: 'Usted aceptó el',
    refusedOn: 'Usted dijo que no el',
    withdrewOn: 'Usted retiró su consentimiento el',
    hadAgreed: 'Había aceptado el',
    onWithNumber: '{date}, comprobante {number}',
    yes: 'Sí',
    no: 'No',
    keep: 'Guarde el número: anótelo, imprima esta página o hágale una foto. No tenemos ningún nombre para encontrarle.',
  },
  withdraw: {
    heading: '¿Ha cambiado de opinión?',
    text: 'Puede retirar su consentimiento en cualquier momento con este mismo enlace. No tiene que dar un motivo y su tratamiento no cambia.',
    open: 'Retirar mi consentimiento',
    removed: 'Las imágenes y el texto se eliminan de Suture de inmediato, para todos.',
    surgeonTold: 'Su cirujano sabrá que usted lo ha retirado, nada más.',
    sure: 'Sí, quitar todo de Suture.',
    tick: 'Marque esta casilla antes de retirar su consentimiento.',
    submit: 'Retirar mi consentimiento',
  },
  changed: {
    title: 'Algo ha cambiado. ¿Sigue de acuerdo?',
    text: 'Usted había aceptado. Desde entonces, {surgeon} ha cambiado el texto o las imágenes. Nadie más los ve hasta que usted decida de nuevo.',
  },
  withdrawn: {
    title: 'Ha retirado su consentimiento.',
    text: 'Desde {time} las imágenes y el texto ya no están en Suture. Nadie puede abrirlos allí, ni siquiera con un enlace antiguo.',
    done: 'No tiene que hacer nada más. Su tratamiento no cambia.',
    worried: '¿Sigue preocupado?',
    tellUs:
      'Si alguna vez ve sus imágenes en algún sitio, dígaselo a su cirujano o escríbanos con el número de comprobante. No tiene que dar su nombre.',
  },
  sheetMade:
    'El {time}, Suture hizo una lista de quién había visto esto, para las personas que cuidan de sus datos. Su nombre no figura en ella: no lo conocemos.',
  hidden: {
    title: 'En este momento nadie ve esto.',
    text: 'Suture ha ocultado las imágenes y el texto mientras comprueba algo. No tiene que hacer nada. Aun así, puede retirarlo todo de Suture para siempre.',
  },
  closed: {
    title: 'Esto ya no está en Suture.',
    text: 'Las imágenes y el texto se han quitado de Suture para todos, y las imágenes se han borrado. No tiene que hacer nada más.',
  },
  refused: {
    title: 'Ha dicho que no. No se muestra nada.',
    text: 'Nadie ve sus imágenes en Suture y allí se han borrado. Su tratamiento no cambia. No tiene que hacer nada más.',
  },
  unknown: {
    title: 'Este enlace no funciona',
    text: 'Puede estar incompleto o haber terminado. Escanee el código de nuevo o pida otra tarjeta a su cirujano.',
  },
  problem: {
    changed: 'Lo que se mostraría acaba de cambiar. Mírelo de nuevo antes de decidir.',
    late: 'Esto ya no se puede hacer así. Mire de nuevo la página.',
    busy: 'Hay demasiadas solicitudes en este momento. Inténtelo de nuevo en un minuto.',
    failed: 'Algo ha fallado y no se ha decidido nada. Inténtelo de nuevo.',
  },
  card: {
    title: 'Sus imágenes, su decisión',
    text: 'Escanee el código con su teléfono. Vea lo que se mostraría y diga sí o no. Con esta tarjeta también puede retirar su consentimiento más tarde. Guárdela.',
  },
};
