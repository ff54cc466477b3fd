import { type ControlRule, choiceRule, textRule } from '#app/forms/control-rules.ts'
import type { FormRules } from '#app/forms/form-rules.ts'
import { oneLine } from '#app/forms/typed-text.ts'
import { withThousands } from '#app/figures/typed-figure.ts'
import type { PictureSet } from '#app/photos/picture-sets.ts'
import { COMPLEX_CONTROLS, type ComplexControl } from '#app/complexes/complex-fields.ts'
import type { ComplexInput } from '#app/complexes/complex-input.ts'
import { COMPLEX_FACTS, COMPLEX_PLACE } from '#app/catalogue/facts/fact-columns.ts'
import { factOf } from '#app/catalogue/facts/facts.ts'
import { readFact } from '#app/editing/form/read-fact.ts'
import type { State } from '#app/catalogue/facts/places.ts'
import { COMPLEX_KINDS } from '#app/catalogue/facts/complex-kinds.ts'

/** The values of the form's controls, without its pictures. */
export type ComplexValues = Omit<ComplexInput, PictureSet | 'drawnFloors'>
export type ComplexTexts = Record<ComplexControl, string>

/** The rules of the form. Facts that properties have too are read as in their form. @param today the day of the agency */
export function complexRules(today: string): FormRules<ComplexValues> {
  const shared = [...COMPLEX_PLACE, ...COMPLEX_FACTS].map((name) => [name, factRule(name, today)])
  return {
    name: textRule({ most: 120, required: 'Escribe el nombre del conjunto' }),
    kind: choiceRule(COMPLEX_KINDS),
    description: textRule({ most: 5000, lines: true }),
    ...(Object.fromEntries(shared) as FormRules<Omit<ComplexValues, 'name' | 'kind' | 'description'>>),
  }
}

function factRule(name: ComplexControl, today: string): ControlRule<string | number | null> {
  const fact = factOf(name as 'location')
  return {
    tidy: oneLine,
    read: (text) => readFact(fact, text, today),
    html: fact.form.required === undefined ? {} : { required: true },
  }
}

/** What the form of a new complex shows. */
export function newComplexTexts(homeState: State | null): ComplexTexts {
  return {
    ...(Object.fromEntries(COMPLEX_CONTROLS.map((name) => [name, ''])) as ComplexTexts),
    kind: COMPLEX_KINDS[0],
    state: homeState ?? '',
  }
}

/** A stored complex as the texts of its form; figures have thousands commas. */
export function complexTexts(complex: ComplexValues): ComplexTexts {
  const texts = COMPLEX_CONTROLS.map((name) => {
    const value = complex[name]
    if (typeof value !== 'number') return [name, value ?? '']
    return [name, name === 'yearBuilt' ? String(value) : withThousands(String(value))]
  })
  return Object.fromEntries(texts) as ComplexTexts
}
