import type { Agency } from '#app/agency/agency.ts'
import type { Page } from '#app/seo/page-meta.ts'
import type { DetailView } from '#app/property/page/detail-view.ts'
import { type PropertyDetail, propertyCode } from '#app/catalogue/property/property.ts'
import { slugify } from '#app/text/slugify.ts'
import type { Places } from '#app/catalogue/place/places.ts'
import { cardPath } from '#app/photos/social-card/stored-card.server.ts'
import { propertyCard } from '#app/property/social-card.ts'
import { propertyGraph } from './property-graph.ts'

type Shown = { view: DetailView; path: string; origin: string; agency: Agency; places: Places }

/** The metadata of a property's page for search engines and chats. */
export function propertyPage(property: PropertyDetail, { view, path, origin, agency, places }: Shown): Page {
  const { name, place, summary } = view
  return {
    title: pageTitle(property, name),
    description: summary,
    path,
    card: { path: cardPath(propertyCard(property, agency)), alt: [name, place].filter(Boolean).join(', ') },
    structuredData: propertyGraph(property, origin, agency, places),
  }
}

/** A unique title. If the slug isn't that of the title alone, another property has the same title (decision 4). */
function pageTitle(property: PropertyDetail, name: string): string {
  return slugify(property.title) === property.slug ? name : `${name} · ${propertyCode(property)}`
}
