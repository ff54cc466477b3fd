import type { CardAgency, StoredCard } from '#app/photos/social-card/card-content.ts'
import type { ComplexView } from './complex-view.ts'

/** A complex and a property may have the same slug. */
const PREFIX = 'conjunto-'

/** The contents of the social card of a complex: its free spaces. */
export function complexCard(id: string, view: ComplexView, agency: CardAgency): StoredCard {
  const { slug, photos, kind, name, zone, free, surface } = view
  const content = { brand: agency.shortName, kicker: kind, title: name, place: zone, price: free, detail: surface }
  return { slug, prefix: PREFIX, id, content, cover: photos[0]?.key ?? null, look: agency.look }
}

export function isOfComplex(fileName: string): boolean {
  return fileName.startsWith(PREFIX)
}
