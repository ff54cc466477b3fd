import type { Reading } from '#app/forms/control-readers.ts'

const COMMISSION = /^(\d{1,3}(?:[.,]\d{1,2})?)\s?(%|por ciento|mes|meses)(?: de renta)?$/
const MOST_PERCENT = 100
const MOST_MONTHS = 24

/** A percentage or a number of months of rent, as it is stored: '5 %', '1.5 meses'. */
export function readCommission(typed: string): Reading<string | null> {
  const text = typed.trim().toLowerCase()
  if (text === '') return { value: null }
  if (/^[-−–]/.test(text)) return { message: 'La comisión no puede ser negativa' }
  const [, figure = '', unit = ''] = COMMISSION.exec(text) ?? []
  if (figure === '') return { message: 'Escribe un porcentaje o los meses de renta: «5 %» o «1.5 meses»' }
  const value = Number(figure.replace(',', '.'))
  if (unit.startsWith('mes')) {
    if (value > MOST_MONTHS) return { message: `Admite hasta ${MOST_MONTHS} meses` }
    return { value: `${value} ${value === 1 ? 'mes' : 'meses'}` }
  }
  return value > MOST_PERCENT ? { message: `Admite hasta ${MOST_PERCENT}\u00A0%` } : { value: `${value} %` }
}
