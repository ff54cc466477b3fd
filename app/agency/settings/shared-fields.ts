import { oneLine } from '#app/forms/typed-text.ts'
import { line, positionRule } from './agency-rules.ts'
import { type AgencyField, POSITION } from './section-form.ts'

export const ONE_A_LINE = 'Uno por renglón.'
const SEO_NOTE = 'Lo muestran los buscadores debajo del título de la página.'

export const CLOSING: AgencyField = {
  name: 'closing',
  label: 'Frase de la última franja',
  rule: line(80),
  note: 'Con el botón «Contactar Asesor»; vacía, no hay franja.',
}
export const DESCRIPTION: AgencyField = {
  name: 'description',
  label: 'Descripción para buscadores',
  rule: line(200),
  note: SEO_NOTE,
}
export const POSITION_FIELD: AgencyField = {
  name: POSITION,
  label: 'Posición',
  kind: 'figure',
  rule: positionRule(),
  half: true,
}

/** A list as one line each. */
export function linesText(value: unknown): string {
  return (value as string[]).map(oneLine).join('\n')
}
