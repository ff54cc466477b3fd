import { PROPERTY_NOT_LOADED } from '#app/ui/failure-words.ts'
import { href, redirect } from 'react-router'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { findShownAsesor } from '#app/asesores/asesores.server.ts'
import { findLeadWriter } from '#app/leads/lead-writer.server.ts'
import { findAgency } from '#app/agency/agency.server.ts'
import { dayIn } from '#app/calendar/calendar-day.ts'
import { askedOf, findSameProperties } from '#app/editing/form/find-same-properties.server.ts'
import { findPriceHistory } from '#app/editing/versions/price-history.server.ts'
import { noticePath } from '#app/site/notice-path.ts'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { findInterest } from '#app/interest/interest.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { detailView } from '#app/property/page/detail-view.ts'
import { drawPlace } from '#app/listing/map/draw-place.server.ts'
import { StaffPropertyFailed } from '#app/inventory/staff-property-failed.tsx'
import { StaffDetail } from '#app/inventory/staff-detail.tsx'
import { onlyHomeState } from '#app/catalogue/place/places.ts'
import { findPlaceSettings } from '#app/catalogue/place/places.server.ts'
import { staffPlaceNote } from '#app/catalogue/place/public-place.ts'
import { findForStaff } from '#app/property/page/properties.server.ts'
import { OPERATION_PARAM, operationQuery, requestedOffer } from '#app/catalogue/price/second-offer.ts'
import { findRecord, isId } from '#app/catalogue/property/find-records.server.ts'
import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { findMessagesAbout } from '#app/contact/panel/find-messages.server.ts'
import { findLeadsFor } from '#app/leads/matches/news.server.ts'
import { openedFrom } from '#app/editing/form/way-back.ts'
import { findStatusSince } from '#app/inventory/status-since.server.ts'
import { staffFacts } from '#app/inventory/staff-facts.ts'
import { findDefaultContact } from '#app/settings/default-contact.server.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { priceAmongSimilar } from '#app/listing/common-search/similar-prices.ts'
import type { Route } from './+types/property.ts'

export async function loader({ params, url, request, context }: Route.LoaderArgs) {
  const { store, publicUrl, now } = context.get(partsContext)
  const property = isId(params.propertyId) ? await findForStaff(store.db, params.propertyId) : null
  if (!property) throw redirect(noticePath(href('/dashboard'), 'propiedad-inexistente'))
  const scope = await findLeadScope(store.db, context.get(staffContext))
  const record = await findRecord(store.db, property.id)
  const [contact, agency] = [await findDefaultContact(store.db), await findAgency(store)]
  const today = dayIn(agency.timeZone, now())
  const offered = requestedOffer(property, url.searchParams.get(OPERATION_PARAM))
  const asesor = await findShownAsesor(store, property.id)
  const settings = await findPlaceSettings(store.db)
  const view = {
    ...detailView({ ...property, today, homeState: onlyHomeState(settings) }, contact, agency, asesor, offered),
    placeNote: staffPlaceNote(property.precision),
  }
  const catalogue = await currentCatalogue(store)
  const listed = catalogue.all.find(({ id }) => id === property.id)
  const path = href('/propiedad/:propertySlug', { propertySlug: property.slug }) + operationQuery(view.property)
  return {
    view,
    // The same map that visitors see.
    drawn: drawPlace(property, settings),
    pageUrl: property.status === 'disponible' ? publicUrl + path : '',
    standing: {
      since: await findStatusSince(store.db, property.id),
      owner: record && ownerOf(record),
      same: record ? await findSameProperties(store, askedOf(record)) : [],
    },
    interest: await findInterest(store, property.id, today),
    among: listed ? priceAmongSimilar(catalogue, listed) : null,
    prices: record ? await findPriceHistory(store.db, record) : [],
    facts: record ? staffFacts(record, today) : [],
    leads: await findLeadsFor(store, property.id, { today, scope, writer: await findLeadWriter(store) }),
    messages: await findMessagesAbout(store, property.id, scope),
    list: openedFrom(request),
  }
}

function ownerOf({ input, ownerName }: PropertyRecord) {
  return input.ownerId && ownerName ? { id: input.ownerId, name: ownerName } : null
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return panelMeta({ matches }, loaderData ? loaderData.view.name : PROPERTY_NOT_LOADED)
}

export default function Property({ loaderData }: Route.ComponentProps) {
  return <StaffDetail key={loaderData.view.property.id} {...loaderData} />
}

export function ErrorBoundary() {
  return <StaffPropertyFailed />
}
