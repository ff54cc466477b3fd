import { COMPLEX_CONTROLS, type ComplexControl } from '#app/properties/complexes/complex-fields.ts'
import type { ComplexTexts } from './complex-rules.ts'

type Texts = Partial<ComplexTexts>

/**
 * Two versions of a conjunto by what both were made over: what only one person changed is as they left it, what both
 * changed stays as it was typed here, with a sentence that tells what was saved.
 */
export function mergeTexts({ base, mine, saved }: { base: Texts; mine: Texts; saved: ComplexTexts }) {
  const values: Texts = {}
  const errors: Partial<Record<ComplexControl, string>> = {}
  for (const name of COMPLEX_CONTROLS) {
    const [before = '', typed = ''] = [base[name], mine[name]]
    const theirs = saved[name]
    values[name] = typed === before ? theirs : typed
    if (typed !== before && theirs !== before && theirs !== typed)
      errors[name] = theirs === '' ? 'Otra persona lo dejó vacío' : `Otra persona guardó «${theirs}»`
  }
  return { values, errors }
}
