import type { Agency } from '#app/agency/agency.ts'
import type { Page } from '#app/seo/page-meta.ts'
import type { DetailView } from '#app/property/page/detail-view.ts'
import { type PropertyDetail, propertyCode } from '#app/catalogue/property/property.ts'
import { slugify } from '#app/catalogue/property/slug.ts'
import { cardPath } from '#app/photos/social-card/stored-card.server.ts'
import { propertyCard } from '#app/property/social-card.ts'
import { propertyGraph } from './property-graph.ts'

type Shown = { view: DetailView; path: string; origin: string; agency: Agency }

/** What search engines and chats are told of a property's page. */
export function propertyPage(property: PropertyDetail, { view, path, origin, agency }: Shown): Page {
  const { name, place, summary } = view
  return {
    title: pageTitle(property, name),
    description: summary,
    path,
    card: { path: cardPath(propertyCard(property, agency.name)), alt: [name, place].filter(Boolean).join(', ') },
    structuredData: propertyGraph(property, origin, agency),
  }
}

/** No two pages have one title: whose slug is not that of its title alone shares it with another property (decision 4). */
function pageTitle(property: PropertyDetail, name: string): string {
  return slugify(property.title) === property.slug ? name : `${name} · ${propertyCode(property)}`
}
