import { Link, href, redirect } from 'react-router'
import { whatsappUrl } from '#app/agency/agency.ts'
import { findAgency } from '#app/agency/agency.server.ts'
import { useAgency } from '#app/agency/use-agency.tsx'
import { findShownAsesor } from '#app/asesores/asesores.server.ts'
import { dayIn } from '#app/calendar/calendar-day.ts'
import { formatMoment } from '#app/calendar/moment.ts'
import { OPERATION_PARAM, requestedOffer } from '#app/catalogue/price/second-offer.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import { quoteMessage } from '#app/catalogue/property/quote-message.ts'
import { findVersionPage } from '#app/editing/versions/version-page.server.ts'
import { DIFFERENCES, versionsPath } from '#app/editing/versions/versions.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { StaffPropertyFailed } from '#app/inventory/staff-property-failed.tsx'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { detailView } from '#app/property/page/detail-view.ts'
import { findForStaff } from '#app/property/page/properties.server.ts'
import { PanelDetail } from '#app/inventory/panel-detail.tsx'
import { findDefaultContact } from '#app/settings/default-contact.server.ts'
import { noticePath } from '#app/site/notice-path.ts'
import type { Route } from './+types/version-page.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Versión')
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { store, now } = context.get(partsContext)
  const { propertyId } = params
  const current = isId(propertyId) ? await findForStaff(store.db, propertyId) : null
  if (!current) throw redirect(noticePath(href('/dashboard'), 'propiedad-inexistente'))
  const number = /^\d{1,9}$/.test(params.number) ? Number(params.number) : 0
  const version = await findVersionPage(store.db, current, number)
  const list = href('/property/:propertyId/versiones', { propertyId })
  if (!version) throw redirect(noticePath(list, 'version-inexistente'))
  const { property, hasSameAsesor, savedAt } = version
  const [contact, agency] = [await findDefaultContact(store.db), await findAgency(store)]
  const asesor = hasSameAsesor ? await findShownAsesor(store, propertyId) : null
  const offered = requestedOffer(property, url.searchParams.get(OPERATION_PARAM))
  const view = detailView({ ...property, today: dayIn(agency.timeZone, now()) }, contact, agency, asesor, offered)
  return {
    view,
    savedAt,
    list,
    compared: `${versionsPath(list, { from: number })}#${DIFFERENCES}`,
  }
}

export default function VersionPage({ loaderData: { view, savedAt, list, compared } }: Route.ComponentProps) {
  const agency = useAgency()
  const message = quoteMessage({ ...view.property, title: view.name }, { page: '' })
  return (
    <>
      <PanelHead
        back={{ to: list, label: 'Todas las versiones' }}
        title={view.name}
        note={`Así era el ${formatMoment(agency.timeZone, savedAt)}`}
      >
        <Link to={compared} className={buttonClass()}>
          Ver cambios
        </Link>
      </PanelHead>
      <PanelDetail view={view} quoteUrl={whatsappUrl(view.contact.asesor ?? agency, message)} drawn={null} />
    </>
  )
}

export function ErrorBoundary() {
  return <StaffPropertyFailed />
}
