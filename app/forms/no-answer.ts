/** The last sentence of a message about a lost connection. `reasonFor` replaces it if the site itself does not answer. */
export const CHECK_CONNECTION = 'Revisa tu conexión e intenta nuevamente.'
const SITE_SILENT = 'El sitio no contesta. Intenta nuevamente.'

/** Message when a one-button change failed or got no answer. */
export const CHANGE_FAILED = `No se pudo hacer el cambio. ${CHECK_CONNECTION}`

export const FORM_TOO_LONG = 'El formulario es demasiado largo.'
const SHORTEN = 'No se hizo nada. Acórtalo y vuelve a enviarlo.'
/** Said where a disk without space refused a form; `FULL` is the HTTP status of the answer. */
export const DISK_FULL =
  'No hay espacio en el disco del servidor y no se guardó nada. Lo que escribiste sigue aquí: inténtalo de nuevo en un rato.'
export const FULL = 507

/** HTTP status for a form that is longer than the product or a proxy accepts. */
const TOO_LONG = 413

/** The answer did not come from the product but from something else, such as a proxy. */
export class ForeignAnswer extends Error {
  readonly status: number
  constructor(status: number) {
    super(`Not the product's answer: ${status}`)
    this.status = status
  }
}

/** The message of a form without an answer, with the true reason: `fetch` throws a TypeError without a connection. */
export function reasonFor(thrown: unknown, message: string): string {
  const status = typeof thrown === 'object' && thrown !== null && 'status' in thrown ? thrown.status : null
  if (status === TOO_LONG) return `${FORM_TOO_LONG} ${SHORTEN}`
  if (status === FULL) return DISK_FULL
  return thrown instanceof TypeError ? message : message.replace(CHECK_CONNECTION, SITE_SILENT)
}
