import { type Reading, readCode, readEmail, readFigure, readText } from '#app/forms/readings.ts'
import { readPhone } from '#app/forms/phone-rule.ts'
import type { Fact } from '#app/properties/facts/fact.ts'
import { readDay, readMoney } from './readings.ts'

/** The earliest year of construction that is no slip of the finger, and how many years ahead one may be planned. */
const FIRST_YEAR = 1500
const YEARS_AHEAD = 10

/**
 * What the text of a fact's control means, by its kind.
 * @param today the day in Monterrey
 */
export function readFact(fact: Fact, typed: string, today: string): Reading<string | number | null> {
  const { required } = fact.form
  switch (fact.kind) {
    case 'text':
      return readText(typed, { most: fact.most, required })
    case 'email':
      return readEmail(typed)
    case 'phone':
      return readPhone(typed)
    case 'figure':
      return readFigure(typed, { decimals: fact.decimals, most: fact.most, required })
    case 'year':
      return readYear(typed, today)
    case 'day':
      return readDay(typed, today)
    case 'code':
      return readCode(typed, fact.codes)
    case 'listed':
      return readCode(typed, fact.options)
    case 'money':
    case 'price':
      return readMoney(typed, { required })
    case 'codes':
    case 'photos':
      throw new Error('Conditions and photos are several values: the schema reads them itself')
  }
}

function readYear(typed: string, today: string): Reading<number | null> {
  const last = Number(today.slice(0, 4)) + YEARS_AHEAD
  const read = readFigure(typed, { decimals: 0 })
  if ('message' in read || read.value === null) return read
  return read.value >= FIRST_YEAR && read.value <= last
    ? read
    : { message: `Escribe un año entre ${FIRST_YEAR} y ${last}` }
}
