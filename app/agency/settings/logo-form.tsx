import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { ACCEPTED_LOGOS, MAX_LOGO_MB } from '#app/agency/logo/logo-fault.ts'
import { ACCEPTED_HEROES, MAX_HERO_MB, type ShownHero } from '#app/agency/logo/hero-photo.ts'
import type { ShownLogo } from '#app/agency/look/look.ts'
import { buttonClass } from '#app/ui/button.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'

const LOGO = {
  saved: 'Logotipo guardado',
  add: 'Subir logotipo',
  change: 'Cambiar logotipo',
  remove: 'Quitar logotipo',
}
/** The words of each picture, by its name in the content. */
const PICTURES = {
  logo: { label: 'Sobre fondo claro', ...LOGO },
  darkLogo: { label: 'Sobre fondo oscuro (opcional)', ...LOGO },
  hero: { label: 'Foto', saved: 'Foto guardada', add: 'Subir foto', change: 'Cambiar foto', remove: 'Quitar foto' },
} as const
type PictureName = keyof typeof PICTURES
type PictureRefusal = { logo: PictureName; message: string }
type ShownPictures = { logo: ShownLogo | null; darkLogo: ShownLogo | null; hero: ShownHero | null }

type Props = { logos: ShownPictures; refusal: PictureRefusal | null }

/** The agency's logos and its photo, each saved by itself. */
export function LogoForm({ logos, refusal }: Props) {
  const messageOf = (name: PictureName) => (refusal?.logo === name ? refusal.message : null)
  return (
    <>
      <section aria-labelledby="logotipo" className={`${BOX} max-w-200`}>
        <BoxHead id="logotipo" title="Logotipo" />
        <div className={`${BOX_BODY} grid grid-cols-[minmax(0,1fr)] gap-6`}>
          <p className="text-sm text-ink-2">
            PNG, JPEG, WebP o SVG de hasta {MAX_LOGO_MB} MB. Se muestra en lugar del nombre; sin él, se muestra el
            nombre.
          </p>
          {(['logo', 'darkLogo'] as const).map((name) => {
            const shown = logos[name]
            return (
              <PictureForm key={name} name={name} shown={shown} message={messageOf(name)} accept={ACCEPTED_LOGOS}>
                {shown && warningOf(name, shown)}
              </PictureForm>
            )
          })}
        </div>
      </section>
      <section aria-labelledby="portada" className={`${BOX} max-w-200`}>
        <BoxHead id="portada" title="Foto de la portada" />
        <div className={`${BOX_BODY} grid grid-cols-[minmax(0,1fr)] gap-6`}>
          <p className="text-sm text-ink-2">
            Horizontal, de hasta {MAX_HERO_MB} MB. La cubre tu color oscuro, para que el texto se lea sobre cualquier
            foto; sin foto, la portada es de tu color.
          </p>
          <PictureForm name="hero" shown={logos.hero} message={messageOf('hero')} accept={ACCEPTED_HEROES} />
        </div>
      </section>
    </>
  )
}

type PictureProps = {
  name: PictureName
  shown: ShownHero | null
  message: string | null
  accept: string
  /** A warning about the saved picture. */
  children?: ReactNode
}

const GROUNDS = { logo: 'bg-white', darkLogo: 'bg-plane', hero: 'bg-sunken' } as const

function PictureForm({ name, shown, message, accept, children }: PictureProps) {
  const [id, error] = [`archivo-${name}`, `error-${name}`]
  const words = PICTURES[name]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Form
        method="post"
        encType="multipart/form-data"
        preventScrollReset
        className="grid grid-cols-[minmax(0,1fr)] gap-2"
      >
        <label htmlFor={id} className="text-sm font-semibold">
          {words.label}
        </label>
        {shown && (
          <img
            {...{ src: shown.src, width: shown.width, height: shown.height }}
            alt={words.saved}
            className={`w-auto max-w-full justify-self-start rounded-sm border border-line object-contain ${name === 'hero' ? 'h-40' : 'h-16 p-2'} ${GROUNDS[name]}`}
          />
        )}
        <input type="hidden" name="intent" value={name} />
        <div className="flex flex-wrap items-center gap-3">
          <input
            id={id}
            type="file"
            name="file"
            accept={accept}
            required
            aria-describedby={message === null ? undefined : error}
            aria-invalid={message === null ? undefined : true}
            className="min-h-11 max-w-full min-w-0 py-2 text-sm"
          />
          <button type="submit" className={buttonClass({ variant: 'outline', size: 'sm' })}>
            {shown ? words.change : words.add}
          </button>
        </div>
        {message !== null && (
          <p id={error} role="alert" className="text-sm text-danger">
            {message}
          </p>
        )}
        {children && <p className="text-sm text-warn">{children}</p>}
      </Form>
      {shown && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value={`remove-${name}`} />
          <button type="submit" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
            {words.remove}
          </button>
        </Form>
      )}
    </div>
  )
}

/** A logo that its ground would hide stands on a plate of the other ground. */
function warningOf(ground: 'logo' | 'darkLogo', { tone }: ShownLogo): string | null {
  if (ground === 'logo' && tone === 'pale')
    return 'Casi no se ve sobre blanco: lo mostramos sobre una placa oscura. Si tienes una versión oscura, súbela.'
  if (ground === 'darkLogo' && tone === 'dark')
    return 'Casi no se ve sobre fondo oscuro: lo mostramos sobre una placa blanca. Si tienes una versión clara, súbela.'
  return null
}
