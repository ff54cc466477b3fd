import { Link, href } from 'react-router'
import { useMay } from '#app/panel/may.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { BOX } from '#app/ui/panel/box.tsx'
import { WELCOME_STEPS } from './welcome-steps.ts'

/** The way back to the first start, for who may change settings. @param open number of open steps */
export function WelcomeOffer({ open }: { open: number }) {
  const may = useMay('settings')
  if (!may || open === 0) return null
  const isNew = open === WELCOME_STEPS.length
  return (
    <section
      aria-label="Bienvenida"
      className={`${BOX} flex flex-wrap items-center justify-between gap-3 px-[1.1rem] py-[.8rem]`}
    >
      <p className="max-w-[60ch] text-sm">
        <b className="font-semibold">{isNew ? 'Prepara el sitio de tu agencia.' : 'Tu sitio va a medias.'}</b>{' '}
        {isNew
          ? 'Cinco pasos, y cada uno se puede omitir.'
          : `${open === 1 ? 'Falta 1 paso' : `Faltan ${open} pasos`} de la bienvenida.`}
      </p>
      <Link to={href('/bienvenida/:step?')} className={buttonClass({ size: 'sm' })}>
        {isNew ? 'Empezar' : 'Continuar la bienvenida'}
      </Link>
    </section>
  )
}
