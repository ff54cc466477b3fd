import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { ACCEPTED_LOGOS, LEAST_ICON, MAX_LOGO_MB } from '#app/agency/logo/logo-fault.ts'
import { ACCEPTED_HEROES, MAX_HERO_MB, type ShownHero } from '#app/agency/logo/hero-photo.ts'
import type { ShownLogo } from '#app/agency/look/look.ts'
import { buttonClass } from '#app/ui/button.ts'
import { ControlScope, FieldAlerts } from '#app/ui/form/field.tsx'
import { FileField } from '#app/ui/form/file-field.tsx'
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
  icon: {
    label: 'Icono',
    saved: 'Icono guardado',
    add: 'Subir icono',
    change: 'Cambiar icono',
    remove: 'Quitar icono',
  },
  hero: { label: 'Foto', saved: 'Foto guardada', add: 'Subir foto', change: 'Cambiar foto', remove: 'Quitar foto' },
} as const
type PictureName = keyof typeof PICTURES
type PictureRefusal = { logo: PictureName; message: string }
type ShownPictures = {
  logo: ShownLogo | null
  darkLogo: ShownLogo | null
  icon: ShownLogo | null
  hero: ShownHero | null
}

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
            PNG, JPEG, WebP o SVG de hasta {MAX_LOGO_MB} MB; en un SVG, el texto en contornos. Se muestra en lugar del
            nombre; sin él, se muestra el nombre.
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
      <section aria-labelledby="icono" className={`${BOX} max-w-200`}>
        <BoxHead id="icono" title="Icono" />
        <div className={`${BOX_BODY} grid grid-cols-[minmax(0,1fr)] gap-6`}>
          <p className="text-sm text-ink-2">
            Cuadrado, de al menos {LEAST_ICON} × {LEAST_ICON} píxeles: PNG, JPEG, WebP o SVG. Se muestra en la pestaña
            del navegador, en la pantalla del teléfono y, si no hay logotipo, en la imagen que enseñan los chats. Sin
            él, el icono sale del logotipo o de la inicial.
          </p>
          <PictureForm name="icon" shown={logos.icon} message={messageOf('icon')} accept={ACCEPTED_LOGOS} />
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

const GROUNDS = { logo: 'bg-white', darkLogo: 'bg-plane', icon: 'bg-white', hero: 'bg-sunken' } as const

function PictureForm({ name, shown, message, accept, children }: PictureProps) {
  const words = PICTURES[name]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Form
        method="post"
        encType="multipart/form-data"
        preventScrollReset
        className="grid grid-cols-[minmax(0,1fr)] gap-2"
      >
        {shown && (
          <img
            {...{ src: shown.src, width: shown.width, height: shown.height }}
            alt={words.saved}
            className={`w-auto max-w-full justify-self-start rounded-sm border border-line object-contain ${name === 'hero' ? 'h-40' : 'h-16 p-2'} ${GROUNDS[name]}`}
          />
        )}
        <input type="hidden" name="intent" value={name} />
        <ControlScope value={`${name}-`}>
          <FieldAlerts value={true}>
            <FileField
              kind={name === 'hero' ? 'photo' : 'file'}
              name="file"
              label={words.label}
              required
              accept={accept}
              error={message}
            />
          </FieldAlerts>
        </ControlScope>
        <button
          type="submit"
          className={buttonClass({ variant: 'outline', size: 'sm', className: 'justify-self-start' })}
        >
          {shown ? words.change : words.add}
        </button>
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
