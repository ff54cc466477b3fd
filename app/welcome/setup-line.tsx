import { Link, href } from 'react-router'
import type { RegistrationState } from '#app/accounts/admission.ts'
import { OpenRegistrationNotice } from '#app/accounts/open-registration-notice.tsx'
import type { PublishingStep } from '#app/inventory/publishing/publishing-steps.ts'
import { useMay } from '#app/panel/may.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { BOX } from '#app/ui/panel/box.tsx'
import { PILL_LINK } from '#app/ui/panel/pill-link.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { openText } from './welcome-offer.tsx'
import { WELCOME_STEPS } from './welcome-steps.ts'

type Props = {
  registration: RegistrationState
  /** What the site needs before it is published. */
  steps: readonly PublishingStep[]
  /** Number of open steps of the welcome. */
  open: number
  /** Name of the demo's agency; null elsewhere. */
  demo: string | null
}

/**
 * 'Preparar el sitio: faltan 7 cosas' in one line that opens: open registration, the steps of the welcome and what publishing
 * needs. Who may not change settings sees only that registration is open (decision 1).
 */
export function SetupLine({ registration, steps, open, demo }: Props) {
  const may = useMay('settings')
  const isOpen = registration.registration === 'open'
  const missing = may ? steps.length || open : 0
  if (missing === 0 && !isOpen && !(may && demo !== null)) return null
  return (
    <section aria-label="Preparar el sitio" className={`${BOX} flex flex-wrap items-start gap-x-3 px-[1.1rem] py-1`}>
      <Disclosure
        className="min-w-0 flex-[1_1_14rem]"
        head="text-sm"
        summary={
          <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 py-1">
            <span>
              {missing > 0
                ? missingText(missing)
                : demo !== null && may
                  ? `Demostración de ${demo}`
                  : 'Registro abierto'}
            </span>
            {isOpen && (
              <span className="flex items-center gap-1 font-normal text-warn">
                <Icon name="warning" />
                Cualquiera puede crear una cuenta de administración
              </span>
            )}
          </span>
        }
      >
        <div className="grid gap-3 pt-2 pb-3">
          <OpenRegistrationNotice {...registration} action={href('/dashboard/configuracion/equipo')} />
          {may && <Offer open={open} demo={demo} />}
          {may && (
            <p className="sm:hidden">
              <NextStep open={open} demo={demo} />
            </p>
          )}
          {may && steps.length > 0 && (
            <ul aria-label="Para publicar falta" className="flex flex-wrap gap-2">
              {steps.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to} className={PILL_LINK}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Disclosure>
      {may && (
        <p className="max-sm:hidden">
          <NextStep open={open} demo={demo} />
        </p>
      )}
    </section>
  )
}

function missingText(count: number): string {
  return `Preparar el sitio: ${count === 1 ? 'falta 1 cosa' : `faltan ${count} cosas`}`
}

/** From the demo to an agency of one's own; the way back to the steps of the welcome. */
function Offer({ open, demo }: Pick<Props, 'open' | 'demo'>) {
  const link = open > 0 && <Link to={href('/bienvenida')}>{openText(open)}</Link>
  if (demo === null) return link ? <p className="text-sm">{link}</p> : null
  return (
    <p className="max-w-[75ch] text-sm wrap-anywhere">
      <b className="font-semibold">Este es el catálogo de demostración de {demo}.</b> Pruébalo con calma; cuando
      quieras, vacíalo y pon el tuyo. {link}
    </p>
  )
}

function NextStep({ open, demo }: Pick<Props, 'open' | 'demo'>) {
  const look = buttonClass({ variant: 'outline', size: 'sm' })
  if (demo !== null)
    return (
      <Link to={href('/dashboard/empezar')} className={look}>
        Empezar con mi agencia
      </Link>
    )
  if (open === 0) return null
  return (
    <Link to={href('/bienvenida')} className={look}>
      {open === WELCOME_STEPS.length ? 'Empezar' : 'Continuar la bienvenida'}
    </Link>
  )
}
