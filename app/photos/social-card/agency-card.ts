import type { Agency } from '#app/agency/agency.ts'
import type { StoredCard } from './card-content.ts'

const PREFIX = 'agencia-'

/** The social card of pages without their own. */
export function agencyCard({ name, shortName, tagline, description, address, look }: Agency): StoredCard {
  const place = [address.locality, address.region].filter(Boolean).join(', ')
  const content = { brand: shortName, kicker: tagline ?? '', title: description ?? name, place, price: '', detail: '' }
  return { slug: 'agencia', prefix: PREFIX, id: 'agencia', content, cover: null, look }
}

export function isOfAgency(fileName: string): boolean {
  return fileName.startsWith(PREFIX)
}
