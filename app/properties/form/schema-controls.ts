import { z } from 'zod'
import type { PropertyInput } from '#app/properties/property-input.ts'
import { type Control, newValues, valuesOf } from './form-values.ts'
import { type Reading, readCode, readFigure, readText } from './readings.ts'

type Context = z.core.$RefinementCtx
type TextControl = 'description' | 'municipality' | 'address' | 'googleMapsLink' | 'contactName' | 'contactPhone'
type FigureControl = 'constructionArea' | 'lotSize' | 'frontage' | 'depth' | 'bedrooms' | 'bathrooms'

/**
 * What a control's text becomes, over a property as it is stored (null for a new one): text that is what the stored
 * property shows stays as it is, also where it could not be newly entered (decision 10).
 */
export function controlsOver(stored: PropertyInput | null) {
  const kept = stored && valuesOf(stored)
  const usual = kept ?? newValues(null)

  function control<Value>(
    name: Control,
    read: (text: string) => Reading<Value>,
    keep: (property: PropertyInput) => Value,
  ) {
    return z.optional(z.unknown()).transform((sent, context): Value => {
      const typed = oneText(sent)
      if (stored && kept && typed !== '' && typed === kept[name]) return keep(stored)
      return take(read(typed), context)
    })
  }

  /** What must be chosen and is not sent keeps what is stored, or what a new property has. */
  function choice<Code extends string>(name: Control, codes: readonly Code[]) {
    return z.optional(z.unknown()).transform((sent, context): Code => {
      const read = readCode(oneText(sent) || usual[name], codes)
      return take(isChosen(read) ? read : { message: 'Elige una opción de la lista' }, context)
    })
  }

  /** @param most characters that it takes */
  function text(name: TextControl, most: number) {
    return control(
      name,
      (typed) => readText(typed, { most }),
      (property) => property[name],
    )
  }

  /** @param decimals that may follow the point */
  function figure(name: FigureControl, decimals: number, most?: number) {
    return control(
      name,
      (typed) => readFigure(typed, { decimals, most }),
      (property) => property[name],
    )
  }

  return { control, choice, text, figure }
}

/** Every text that a control sent; a file is none. */
export function texts(sent: unknown): string[] {
  return [sent].flat().filter((value) => typeof value === 'string')
}

export function refuse(message: string, context: Context) {
  context.issues.push({ code: 'custom', message, input: context.value })
}

function oneText(sent: unknown): string {
  return texts(sent).at(-1) ?? ''
}

function isChosen<Code>(read: Reading<Code | null>): read is Reading<Code> {
  return 'message' in read || read.value !== null
}

function take<Value>(read: Reading<Value>, context: Context): Value {
  if ('value' in read) return read.value
  refuse(read.message, context)
  return z.NEVER
}
