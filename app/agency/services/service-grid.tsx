import { href, useLocation, useNavigate, useSearchParams } from 'react-router'
import { ServiceCard } from './service-card.tsx'
import { ServiceDialog } from './service-dialog.tsx'
import { SERVICES } from './services.ts'

/** The six services (spec, section 2). Which one is open stands in the address, `?servicio=…`. */
export function ServiceGrid() {
  const [params] = useSearchParams()
  const close = useClose()
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        {SERVICES.map((service, place) => (
          <li key={service.slug} className="grid">
            <ServiceCard service={service} place={place} />
          </li>
        ))}
      </ul>
      {SERVICES.map((service) => (
        <ServiceDialog
          key={service.slug}
          service={service}
          open={params.get('servicio') === service.slug}
          onClose={close}
        />
      ))}
    </>
  )
}

/** Back to the cards: where the reader came from there, one step back, so that 'back' doesn't open the service again. */
function useClose() {
  const navigate = useNavigate()
  const { state } = useLocation()
  return () => {
    if (isFromCard(state)) void navigate(-1)
    else void navigate(href('/servicios'), { replace: true, preventScrollReset: true })
  }
}

function isFromCard(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromCard' in state
}
