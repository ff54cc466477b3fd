import { useEffect } from 'react'
import { href, useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Service } from '#app/agency/content/agency-content.ts'
import { ServiceCard } from './service-card.tsx'
import { ServiceDialog } from './service-dialog.tsx'

/** The agency's services (spec, section 2). The URL says which one is open: `?servicio=…`. */
export function ServiceGrid({ services }: { services: readonly Service[] }) {
  const [params] = useSearchParams()
  const close = useClose()
  useHash(services)
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        {services.map((service) => (
          <li key={service.slug} className="grid">
            <ServiceCard service={service} />
          </li>
        ))}
      </ul>
      {services.map((service) => (
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
function useHash(services: readonly Service[]) {
  const navigate = useNavigate()
  const { hash } = useLocation()
  useEffect(() => {
    const service = services.find(({ slug }) => `#${slug}` === hash)
    if (service) void navigate({ search: `?servicio=${service.slug}` }, { replace: true, preventScrollReset: true })
  }, [navigate, hash, services])
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
