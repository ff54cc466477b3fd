import { PICTURE_SETS } from '#app/photos/picture-sets.ts'
import { PICTURE_CONTROLS } from '#app/photos/photo-choice.ts'
import { FORM_SECTIONS, type SectionId } from '#app/catalogue/facts/fact.ts'
import { DROPS, controlsOf } from '#app/catalogue/facts/fact-controls.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import type { PropertyFormValues } from '#app/editing/form-state/form-values.ts'

/**
 * The progress counts 19 items: seventeen controls, the conditions and the photos. It leaves out what always has a value,
 * the contact and the three optional figures (decisions 11 to 13).
 */
export const COUNTED_ITEMS = FORM_SECTIONS.map(({ id }) => ({
  id,
  items: FACT_NAMES.filter((name) => factOf(name).form.section === id && factOf(name).form.counted).flatMap(itemsOf),
}))

type Item = keyof PropertyFormValues

function itemsOf(name: FactName): Item[] {
  if (name === 'amenities') return ['amenities']
  const fact = factOf(name)
  return fact.kind === 'pictures' ? [fact.set] : controlsOf(name)
}

export type Progress = {
  filled: number
  total: number
  /** Rounded, 0 to 100. */
  percent: number
  sections: Record<SectionId, { filled: number; total: number }>
}

/** How much of the form is filled in. */
export function progressOf(values: PropertyFormValues): Progress {
  const counts = COUNTED_ITEMS.map(({ id, items }) => ({
    id,
    filled: items.filter((name) => isFilled(values[name])).length,
    total: items.length,
  }))
  const filled = sum(counts.map((section) => section.filled))
  const total = sum(counts.map((section) => section.total))
  return {
    filled,
    total,
    percent: Math.round((filled / total) * 100),
    sections: Object.fromEntries(counts.map(({ id, ...count }) => [id, count])) as Progress['sections'],
  }
}

/** The section of a control. */
export function sectionOf(control: string): SectionId | null {
  const set = PICTURE_SETS.find((each) => PICTURE_CONTROLS[each].alts === control)
  if (set) return sectionOf(PICTURE_CONTROLS[set].chosen)
  const drop = DROPS.find(({ name }) => name === control)
  if (drop) return drop.section
  const name = FACT_NAMES.find((each) => each === control || controlsOf(each).some((own) => own === control))
  return name ? factOf(name).form.section : null
}

function isFilled(value: string | readonly unknown[]): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value.length > 0
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}
