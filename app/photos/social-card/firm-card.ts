import type { Agency } from '#app/agency/agency.ts'
import type { StoredCard } from './card-content.ts'

const PREFIX = 'agencia-'

/** Of pages that have none of their own, where the firm is another than the one that the product comes with. */
export function firmCard({ name, tagline, description, address }: Agency): StoredCard {
  const place = `${address.locality}, ${address.region}`
  const content = { brand: name, kicker: tagline, title: description, place, price: '', detail: '' }
  return { slug: 'agencia', prefix: PREFIX, id: 'agencia', content, cover: null }
}

export function isOfFirm(fileName: string): boolean {
  return fileName.startsWith(PREFIX)
}
