import { textRule } from '#app/forms/control-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import type { FieldPhoto } from '#app/photos/photo-choice.ts'
import { type DrawnFloor, outlineCount } from '#app/complexes/floors/drawn-floors.ts'
import { outlineText } from '#app/complexes/floors/outline.ts'

/** The controls of the form of a floor that have a fixed name. */
export const FLOOR_CONTROLS = { name: 'nombre', plan: 'plano' } as const
/** `earlier` and `later` save the floor too, and move it among the floors of its complex. */
export const FLOOR_INTENTS = { save: 'guardar', remove: 'quitar', earlier: 'antes', later: 'despues' } as const
/** Stands in the address of a floor that is not stored yet. */
export const NEW_FLOOR = 'nuevo'

const OUTLINE_PREFIX = 'contorno-'

/** The control of the outline of a space. @param spaceId the id of its property */
export function outlineControl(spaceId: string): string {
  return OUTLINE_PREFIX + spaceId
}

/** The id of the space whose outline a control has; null for another control. */
export function spaceOfControl(control: string): string | null {
  return control.startsWith(OUTLINE_PREFIX) ? control.slice(OUTLINE_PREFIX.length) : null
}

export const FLOOR_NAME = textRule({ most: 60, required: 'Escribe el nombre del piso, como «Planta baja»' })

/** A space that can be drawn. `hasLeft`: it has an outline and is no longer in the complex. */
export type FloorSpace = { id: string; name: string; hasLeft: boolean }

/** What the texts of controls are, by their names. */
export type FloorTexts = Record<string, string>

/** The page of the drawing of a floor. `version`: of the complex. */
export type OpenFloor = {
  complex: { id: string; name: string; slug: string }
  version: number
  /** Every stored floor, in order. */
  floors: { id: string; name: string }[]
  floorId: string
  isNew: boolean
  texts: FloorTexts
  /** The plans of the complex: any of them can be the ground of a drawing. */
  plans: FieldPhoto[]
  /** Those of the complex, then those that have left it. */
  spaces: FloorSpace[]
}

/** A form that was not saved and is shown again, over the stored complex of `version`; -1 without an answer of the server. */
export type FloorRefusal = Refusal<string> & { version: number; base: FloorTexts | null; spaces: FloorSpace[] }

export const FLOOR_FAILED = 'Error al guardar el plano. Intenta nuevamente.'
export const FLOOR_CONFLICT =
  'Otra persona guardó este conjunto mientras lo dibujabas. Revisa lo marcado y guarda otra vez: queda lo que dice aquí.'

/** The refusal for a server that did not answer. The form keeps what was drawn. */
export function unreachedFloor(): FloorRefusal {
  return { values: {}, errors: {}, message: FLOOR_FAILED, version: -1, base: null, spaces: [] }
}

/** A stored floor, or none, as the texts of its form. */
export function floorTexts(floor: DrawnFloor | null, spaces: readonly FloorSpace[]): FloorTexts {
  const outlines = new Map(floor?.outlines.map(({ spaceId, corners }) => [spaceId, outlineText(corners)]))
  return {
    [FLOOR_CONTROLS.name]: floor?.name ?? '',
    [FLOOR_CONTROLS.plan]: floor?.photoId ?? '',
    ...Object.fromEntries(spaces.map(({ id }) => [outlineControl(id), outlines.get(id) ?? ''])),
  }
}

/** '2 contornos de espacios que ya no están'; null for none. */
export function leftText(spaces: readonly FloorSpace[]): string | null {
  const left = spaces.filter(({ hasLeft }) => hasLeft).length
  if (left === 0) return null
  return `${outlineCount(left)} de ${left === 1 ? 'un espacio que ya no está' : 'espacios que ya no están'}`
}
