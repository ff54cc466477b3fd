import { FORM_SECTIONS, belongsTo, goesWith } from '#app/catalogue/facts/fact.ts'
import { FACT_NAMES, factOf } from '#app/catalogue/facts/facts.ts'
import { formatFact } from '#app/catalogue/property/format-fact.ts'
import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { formatPhone } from '#app/phone/phone.ts'
import type { FactGroup } from '#app/property/page/detail-facts.ts'

/** From so many characters on, a value takes the whole row. */
const LONG = 60

/**
 * Every fact of a property that has a value, section by section of its form. The pictures and the description stand on
 * the page as they are. @param today calendar day of the agency
 */
export function staffFacts({ input, complexName, asesorName, ownerName }: PropertyRecord, today: string): FactGroup[] {
  const property = { ...input, complexName, asesorName, ownerName, today }
  return FORM_SECTIONS.flatMap(({ id, title }) => {
    const facts = FACT_NAMES.flatMap((name) => {
      const fact = factOf(name)
      if (fact.form.section !== id || fact.kind === 'pictures' || name === 'description') return []
      if (!belongsTo(fact, input.type) || !goesWith(fact, input)) return []
      const text = formatFact(name, property)
      if (!text) return []
      const value = fact.kind === 'phone' ? formatPhone(text) : text
      const label = fact.staffOnly ? `${fact.label} (solo en el panel)` : fact.label
      return [{ label, value, ...(value.length > LONG && { isLong: true as const }) }]
    })
    return facts.length > 0 ? [{ title, facts }] : []
  })
}
