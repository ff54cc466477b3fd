import { Form } from 'react-router'
import { ACCEPTED_LOGOS, MAX_LOGO_MB } from '#app/agency/logo/logo-fault.ts'
import type { ShownLogo } from '#app/agency/look/look.ts'
import { buttonClass } from '#app/ui/button.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'

/** Where a logo is shown, by its name in the content. */
const LOGO_GROUNDS = { logo: 'Sobre fondo claro', darkLogo: 'Sobre fondo oscuro (opcional)' } as const
type LogoGround = keyof typeof LOGO_GROUNDS
type LogoRefusal = { logo: LogoGround; message: string }

type Props = { logos: Record<LogoGround, ShownLogo | null>; refusal: LogoRefusal | null }

/** The firm's logos, each saved by itself. */
export function LogoForm({ logos, refusal }: Props) {
  return (
    <section aria-labelledby="logotipo" className={`${BOX} max-w-200`}>
      <BoxHead id="logotipo" title="Logotipo" />
      <div className={`${BOX_BODY} grid grid-cols-[minmax(0,1fr)] gap-6`}>
        <p className="text-sm text-ink-2">
          PNG, JPEG, WebP o SVG de hasta {MAX_LOGO_MB} MB. Se muestra en lugar del nombre; sin él, se muestra el nombre.
        </p>
        {(['logo', 'darkLogo'] as const).map((ground) => (
          <GroundForm
            key={ground}
            ground={ground}
            shown={logos[ground]}
            message={refusal?.logo === ground ? refusal.message : null}
          />
        ))}
      </div>
    </section>
  )
}

type GroundProps = { ground: LogoGround; shown: ShownLogo | null; message: string | null }

function GroundForm({ ground, shown, message }: GroundProps) {
  const [id, error] = [`archivo-${ground}`, `error-${ground}`]
  const warning = shown && warningOf(ground, shown)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Form
        method="post"
        encType="multipart/form-data"
        preventScrollReset
        className="grid grid-cols-[minmax(0,1fr)] gap-2"
      >
        <label htmlFor={id} className="text-sm font-semibold">
          {LOGO_GROUNDS[ground]}
        </label>
        {shown && (
          <img
            {...{ src: shown.src, width: shown.width, height: shown.height }}
            alt="Logotipo guardado"
            className={`h-16 w-auto max-w-full justify-self-start rounded-sm border border-line object-contain p-2 ${ground === 'logo' ? 'bg-white' : 'bg-plane'}`}
          />
        )}
        <input type="hidden" name="intent" value={ground} />
        <div className="flex flex-wrap items-center gap-3">
          <input
            id={id}
            type="file"
            name="file"
            accept={ACCEPTED_LOGOS}
            required
            aria-describedby={message === null ? undefined : error}
            aria-invalid={message === null ? undefined : true}
            className="min-h-11 max-w-full min-w-0 py-2 text-sm"
          />
          <button type="submit" className={buttonClass({ variant: 'outline', size: 'sm' })}>
            {shown ? 'Cambiar logotipo' : 'Subir logotipo'}
          </button>
        </div>
        {message !== null && (
          <p id={error} role="alert" className="text-sm text-danger">
            {message}
          </p>
        )}
        {warning && <p className="text-sm text-warn">{warning}</p>}
      </Form>
      {shown && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value={`quitar-${ground}`} />
          <button type="submit" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
            Quitar logotipo
          </button>
        </Form>
      )}
    </div>
  )
}

/** A logo that its ground would hide stands on a plate of the other ground. */
function warningOf(ground: LogoGround, { tone }: ShownLogo): string | null {
  if (ground === 'logo' && tone === 'pale')
    return 'Casi no se ve sobre blanco: lo mostramos sobre una placa oscura. Si tienes una versión oscura, súbela.'
  if (ground === 'darkLogo' && tone === 'dark')
    return 'Casi no se ve sobre fondo oscuro: lo mostramos sobre una placa blanca. Si tienes una versión clara, súbela.'
  return null
}
