import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { expiredOn } from '#app/catalogue/property/format-fact.ts'
import { formatDay } from '#app/calendar/calendar-day.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { offerText, secondQuote } from '#app/catalogue/price/second-offer.ts'
import { FACTS } from '#app/catalogue/facts/facts.ts'
import { CATEGORY_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { basisMark } from '#app/catalogue/price/quote-text.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { pageAt } from '#app/figures/page-at.ts'
import { cardOf } from '#app/catalogue/listed-card.ts'
import { compareNames } from '#app/text/name-order.ts'
import type { EditedFacts } from './cell-edit.ts'
import { selectRows } from './inventory-list.ts'
import type { PanelPage, PanelRow } from './panel-row.ts'
import { PANEL_PAGE_SIZE, type PanelQuery } from './panel-search.ts'

/** A page of the selected properties in their order. @param today calendar day of the agency */
export async function findPanelPage(store: Store, query: PanelQuery, today: string): Promise<PanelPage> {
  const catalogue = await currentCatalogue(store)
  const { rows: selected, corrected } = selectRows(catalogue, query, today)
  const { page, pages, offset } = pageAt(query.page, { rows: selected.length, size: PANEL_PAGE_SIZE })
  const shown = selected.slice(offset, offset + PANEL_PAGE_SIZE)
  const contacts = await findContacts(store.db, shown)
  return {
    rows: shown.map((row) => {
      const card = toPanelRow(catalogue, row)
      return {
        ...card,
        ...(contacts.get(row.id) ?? NO_CONTACT),
        deadline: deadlineText(row.timeAlert, today),
        otherOffer: otherOfferText(row),
        priceLabel: priceLabel(row),
        isComplexCover: !row.hasPhotos && card.cover !== null,
      }
    }),
    found: selected.length,
    total: catalogue.all.length,
    page,
    pages,
    municipalities: municipalitiesOf(catalogue),
    corrected,
  }
}

function deadlineText(day: string | null, today: string): string | null {
  return day && (day < today ? expiredOn(day) : `Vence ${formatDay(day)}`)
}

/** The second operation of a property with its price: 'Venta: $12,500,000 MXN'. */
function otherOfferText(row: CatalogueRow): string | null {
  const quoted = secondQuote(row)
  return quoted && offerText(quoted)
}

function priceLabel({ category, currency, priceBase: base, pricePeriod: period, priceToCents }: CatalogueRow): string {
  const unit = currency + basisMark({ base, period }, category === 'renta')
  const from = priceToCents === null ? '' : ', desde'
  return `${FACTS.price.label} de ${CATEGORY_LABELS[category].toLowerCase()}${from} (${unit})`
}

const NO_CONTACT: EditedFacts = { contactName: null, contactPhone: null, contactEmail: null }

/** The contacts of a page: the catalogue in memory has none. */
async function findContacts(db: Queries, rows: readonly CatalogueRow[]): Promise<Map<string, EditedFacts>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const found = await db
    .selectFrom('properties')
    .where('id', 'in', ids)
    .select(['id', 'contactName', 'contactPhone', 'contactEmail'])
    .execute()
  return new Map(found.map(({ id, ...contact }) => [id, contact]))
}

/** The municipalities of the catalogue's properties, by name. */
function municipalitiesOf({ all }: Catalogue): string[] {
  return [...new Set(all.flatMap(({ municipality }) => municipality || []))].toSorted(compareNames)
}

/** The newest properties, whatever their status. */
export async function findNewest(store: Store, count: number): Promise<PanelRow[]> {
  const catalogue = await currentCatalogue(store)
  return catalogue.all.slice(0, count).map((row) => toPanelRow(catalogue, row))
}

function toPanelRow(catalogue: Catalogue, row: CatalogueRow): PanelRow {
  const { version, createdAt, timeAlert } = row
  return { ...cardOf(catalogue, row), version, createdAt, timeAlert }
}
