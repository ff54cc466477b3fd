import { useEffect } from 'react'
import { href, useLocation, useNavigate, useSearchParams } from 'react-router'
import { ServiceCard } from './service-card.tsx'
import { ServiceDialog } from './service-dialog.tsx'
import { SERVICES } from './services.ts'

/** The six services (spec, section 2). The URL says which one is open: `?servicio=…`. */
export function ServiceGrid() {
  const [params] = useSearchParams()
  const close = useClose()
  useHash()
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        {SERVICES.map((service, index) => (
          <li key={service.slug} className="grid">
            <ServiceCard service={service} index={index} />
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

/** '/servicios#hipotecario' also opens '?servicio=hipotecario'. */
function useHash() {
  const navigate = useNavigate()
  const { hash } = useLocation()
  useEffect(() => {
    const service = SERVICES.find(({ slug }) => `#${slug}` === hash)
    if (service) void navigate({ search: `?servicio=${service.slug}` }, { replace: true, preventScrollReset: true })
  }, [navigate, hash])
}

/** Closes a service. If it was opened from its card, goes one step back, so that 'back' does not open it again. */
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
