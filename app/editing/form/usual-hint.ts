import type { Fact } from '#app/catalogue/facts/fact.ts'
import { formatMeasure } from '#app/figures/measure.ts'

type Building = { type: string; buildingClass: string }

/** A hint for a figure of a warehouse below what class A usually has; undefined if it is usual. */
export function usualHint(fact: Fact, typed: string, { type, buildingClass }: Building): string | undefined {
  if (fact.kind !== 'figure' || fact.usualOfA === undefined) return undefined
  if (type !== 'bodega' || buildingClass !== 'A') return undefined
  const figure = Number(typed.replaceAll(/[\s,]/g, ''))
  const isLess = typed.trim() !== '' && figure >= 0 && figure < fact.usualOfA
  return isLess ? `En clase A lo usual son ${formatMeasure(fact.usualOfA, fact.unit ?? '')} o más.` : undefined
}
