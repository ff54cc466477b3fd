import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import { foldText } from '#app/text/fold-text.ts'
import type { ImportCell } from '#app/inventory/import/file/table.ts'
import type { HeadingHints } from './heading-hints.ts'
import type { Doubt } from './read-offers.ts'
import { offersIn } from './split-offers.ts'

/** Maintenance without a figure of its own. */
const INCLUDED = /^(?:incluid[oa]|incl\.?|incluye)(?: en (?:el precio|la renta))?$/

type Said = { texts: Partial<Record<Control, string>>; notes: string[]; doubts: Doubt[] }

/**
 * Fills an amount beside the price: maintenance, key money, a tax. It is stored in the currency of the price, for a month and
 * for the whole; an amount that says otherwise is in doubt.
 */
export function fillMoney(said: Said, control: Control, cell: ImportCell, hints: HeadingHints): void {
  if (control === 'maintenance' && INCLUDED.test(foldText(String(cell)))) {
    delete said.texts.maintenance
    said.texts.maintenanceBase ??= 'incluido'
    return
  }
  // The operation and the VAT that a heading names belong to the price, not to this amount.
  const read = offersIn(cell, { ...hints, category: null, vat: null }, 1)
  const doubt = (message: string) => said.doubts.push({ target: control, message })
  said.texts[control] = String(cell)
  if ('doubt' in read) {
    doubt(read.doubt)
    return
  }
  said.notes.push(...read.notes)
  const [offer, other] = read.offers
  if (!offer || other) return
  if (offer.amount !== null && offer.to === null) said.texts[control] = offer.amount
  if (offer.to !== null) doubt('es un rango: escribe una sola cantidad')
  const isTax = control === 'propertyTax'
  const own = isTax ? 'MXN' : said.texts.currency || 'MXN'
  if (offer.currency !== null && offer.currency !== own) doubt(`está en ${offer.currency}, y se guarda en ${own}`)
  if (offer.currency === null && offer.amount !== null && own === 'USD')
    said.notes.push(`«${offer.text}» no dice su moneda: queda en USD, como el precio.`)
  if (offer.period !== null && (offer.period === 'anio') !== isTax)
    doubt(isTax ? 'se guarda lo que se paga al año' : 'se guarda lo que se paga al mes')
  if (offer.base !== null && control === 'maintenance') said.texts.maintenanceBase ??= offer.base
  else if (offer.base !== null && !(control === 'pricePerM2' && offer.base === 'por_m2'))
    doubt('es por superficie, y se guarda el total')
  if (offer.vat !== null && control !== 'pricePerM2')
    said.notes.push(`«${offer.text}»: de este dato no se guarda el IVA.`)
}
