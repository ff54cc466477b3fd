import type { Refusal } from '#app/forms/refusal.ts'
import type { EachSet } from '#app/photos/picture-sets.ts'
import type { FieldPhoto, PictureControl } from '#app/photos/photo-choice.ts'
import type { ComplexControl } from '#app/complexes/complex-fields.ts'
import type { StateNames } from '#app/catalogue/facts/places.ts'
import type { ComplexTexts } from './complex-rules.ts'

/** The initial state of a form. A new complex has version 0 and the `id` under which it will be saved. */
export type OpenComplexForm = {
  id: string
  version: number
  texts: ComplexTexts
  pictures: EachSet<FieldPhoto[]>
  /** The home states of the agency with their municipalities. */
  home: readonly StateNames[]
}

/**
 * A form that was not saved and is shown again. `version` and `base` describe the stored complex that it now edits; `id`
 * is the id of a new complex.
 */
export type ComplexRefusal = Refusal<ComplexControl | PictureControl> & {
  id: string | null
  version: number
  base: Partial<ComplexTexts> | null
  pictures: EachSet<FieldPhoto[]> | null
}

export const COMPLEX_FAILED = 'Error al guardar el conjunto. Intenta nuevamente.'
export const COMPLEX_CONFLICT =
  'Otra persona guardó este conjunto mientras lo editabas. Revisa lo marcado y guarda otra vez: queda lo que dice aquí.'

/** The refusal for a server that did not answer. The form keeps the typed values. */
export function unreachedComplex(): ComplexRefusal {
  return { values: {}, errors: {}, message: COMPLEX_FAILED, id: null, version: -1, base: null, pictures: null }
}
