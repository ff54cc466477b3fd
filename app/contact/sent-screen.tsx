import { Link, href } from 'react-router'
import { ChatLink } from '#app/agency/contact-links.tsx'
import { useAgency } from '#app/agency/use-agency.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { SentMessage } from './contact-rules.ts'

/** Shown once a message is saved (spec, section 2, Contact and confirmation). `sent`: null for anybody but its sender. */
export function SentScreen({ sent }: { sent: SentMessage | null }) {
  const agency = useAgency()
  return (
    <div className="wrap grid justify-items-center gap-[1.1rem] py-[clamp(4rem,3rem+5vw,8rem)] text-center">
      <svg
        viewBox="0 0 176 80"
        aria-hidden="true"
        className="h-20 w-44 fill-none stroke-faro stroke-[2.25] [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <path d="M2 66h36c9-3 22-34 30-50 7 15 16 28 27 28 12 0 18-13 25-34l16 52 36-42" />
      </svg>
      <h1 className="text-4xl leading-tight tracking-display">Mensaje enviado con éxito</h1>
      <p className="max-w-(--measure) text-lg leading-body text-ink-2">
        Lo recibimos y un asesor te responderá al correo que nos dejaste. Si es urgente, escríbenos por WhatsApp.
      </p>
      {agency.hours && (
        <p className="flex items-center gap-2 text-ink-2">
          <Icon name="clock" className="flex-none" />
          <span>
            Respondemos en horario de atención: <b className="font-semibold text-ink">{agency.hours}</b>
          </span>
        </p>
      )}
      {sent && <Sent message={sent} />}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Link to={href('/')} className={buttonClass({ variant: 'outline', size: 'lg' })}>
          <Icon name="left" />
          Volver al inicio
        </Link>
        <ChatLink className={buttonClass({ variant: 'wa', size: 'lg' })}>Escribir por WhatsApp</ChatLink>
      </div>
    </div>
  )
}

function Sent({ message: { nombre, mensaje, property } }: { message: SentMessage }) {
  return (
    <section
      aria-label="Lo que enviaste"
      className="my-2 w-full max-w-(--measure) rounded-lg border border-line bg-surface p-5 text-left max-[16rem]:p-4 sm:p-6"
    >
      <h2 className="text-xl">Lo que enviaste</h2>
      <dl className="mt-4 grid gap-4 [&_dt]:text-xs [&_dt]:text-ink-3">
        <div>
          <dt>Nombre</dt>
          <dd className="wrap-anywhere">{nombre}</dd>
        </div>
        {property && (
          <div>
            <dt>Propiedad</dt>
            <dd className="wrap-anywhere">
              {property.slug ? (
                <Link
                  to={href('/propiedad/:propertySlug', { propertySlug: property.slug }) + property.query}
                  className="pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
                >
                  {property.title}
                </Link>
              ) : (
                property.title
              )}
              {property.offer && <span className="num block text-sm text-ink-2">{property.offer}</span>}
            </dd>
          </div>
        )}
        <div>
          <dt>Mensaje</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{mensaje}</dd>
        </div>
      </dl>
    </section>
  )
}
