import { z } from 'zod'
import { textsIn } from '#app/forms/zod-schema.ts'
import { ofEachSet } from '#app/photos/picture-sets.ts'
import { PICTURE_CONTROLS, type PhotoChoice } from '#app/photos/photo-choice.ts'
import { CONTROLS, type Control, DROPS } from '#app/catalogue/facts/fact-controls.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import type { PropertyFormValues } from '#app/editing/form-state/form-values.ts'
import { type CheckContext, checkProperty } from './check-property.ts'

type Texts = Readonly<Record<string, unknown>>

/** The check of a property as a Zod schema of the texts that its controls send: Conform takes no other. */
export function propertySchema(context: CheckContext) {
  return z.transform((sent: unknown, { addIssue }): PropertyInput => {
    const texts = typeof sent === 'object' && sent !== null ? (sent as Texts) : {}
    const drops = DROPS.map(({ name }) => name).filter((name) => textsIn(texts[name]).includes('1'))
    const checked = checkProperty(valuesOfTexts(texts), { ...context, drops })
    if ('input' in checked) return checked.input
    for (const { control, message } of checked.faults) addIssue({ code: 'custom', path: [control], message })
    return z.NEVER
  })
}

/** Of several texts of one control the last counts. */
function valuesOfTexts(texts: Texts): PropertyFormValues {
  const single = CONTROLS.map((name) => [name, textsIn(texts[name]).at(-1) ?? ''])
  return {
    ...(Object.fromEntries(single) as Record<Control, string>),
    amenities: textsIn(texts['amenities']),
    ...ofEachSet((set): PhotoChoice[] => {
      const { chosen, alts } = PICTURE_CONTROLS[set]
      const alt = textsIn(texts[alts])
      return textsIn(texts[chosen]).map((photoId, at) => ({ photoId, alt: alt[at] || null }))
    }),
  }
}
