/** The control of the uploaded file. */
export const IMPORT_FILE = 'archivo'

/** The control of the key of an account of EasyBroker. */
export const EASY_BROKER_KEY = 'clave-easybroker'

/** Values of `intent` of the forms of a dry run, besides those of any job. */
export const IMPORT_INTENTS = {
  check: 'check',
  overwrite: 'overwrite',
  overwriteAll: 'overwrite-all',
  leave: 'leave',
  readAgain: 'read-again',
  correct: 'correct',
  drop: 'drop-correction',
  dropAll: 'drop-corrections',
} as const

/** Controls of the form that says where the table of a file is. */
export const SOURCE_CONTROLS = {
  sheet: 'hoja',
  heading: 'encabezados',
  encoding: 'codificacion',
  withHidden: 'con-ocultas',
} as const

/**
 * Controls of the dry run's form: a column and its select, in any order; a text and its value for each text of the file.
 */
export const CHECK_CONTROLS = {
  column: 'columna',
  target: 'dato',
  text: 'texto',
  code: 'valor',
  isPublished: 'publicar',
  clearsEmpty: 'vaciar',
  skipsPhotos: 'sin-fotos',
} as const
/** The control with the line of a row that is overwritten, or left as it is. */
export const OVERWRITE_LINE = 'fila'

/**
 * Controls of the forms of corrections: a target and its text for each cell of a row, and the place of one that is taken back.
 */
export const CORRECTION_CONTROLS = {
  line: 'renglon',
  target: 'dato-corregido',
  text: 'corregido',
  isForAll: 'iguales',
  dropped: 'correccion',
} as const

/** The value of a select for a text that nobody assigned. */
export const UNASSIGNED = '?'
