import { Link, href } from 'react-router'
import { useMay } from '#app/panel/may.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { BOX } from '#app/ui/panel/box.tsx'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { WELCOME_STEPS } from './welcome-steps.ts'

const OFFER = `${BOX} flex flex-wrap items-center justify-between gap-3 px-[1.1rem] py-[.8rem]`

/**
 * The way back to the first start, for who may change settings; from the demo, to an agency of one's own.
 * @param open number of open steps @param demo name of the demo's agency; null elsewhere
 */
export function WelcomeOffer({ open, demo }: { open: number; demo: string | null }) {
  const may = useMay('settings')
  if (!may) return null
  if (demo !== null) return <DemoOffer name={demo} open={open} />
  if (open === 0) return null
  const isNew = open === WELCOME_STEPS.length
  return (
    <section aria-label="Bienvenida" className={OFFER}>
      <p className="max-w-[60ch] text-sm">
        <b className="font-semibold">{isNew ? 'Prepara el sitio de tu agencia.' : 'Tu sitio va a medias.'}</b>{' '}
        {isNew ? 'Cinco pasos, y cada uno se puede omitir.' : `${openText(open)}.`}
      </p>
      <Link to={href('/bienvenida')} className={buttonClass({ size: 'sm' })}>
        {isNew ? 'Empezar' : 'Continuar la bienvenida'}
      </Link>
    </section>
  )
}

function DemoOffer({ name, open }: { name: string; open: number }) {
  return (
    <section aria-label="Demostración" className={OFFER}>
      <p className="max-w-[60ch] text-sm">
        <b className="font-semibold">Este es el catálogo de demostración de {name}.</b> Pruébalo con calma; cuando
        quieras, vacíalo y pon el tuyo. {open > 0 && <Link to={href('/bienvenida')}>{openText(open)}</Link>}
      </p>
      <Link to={href('/dashboard/empezar')} className={buttonClass({ variant: 'outline', size: 'sm' })}>
        Empezar con mi agencia
      </Link>
    </section>
  )
}

/** The way back to the list of steps from the settings where most of them are done. @param open number of open steps */
export function WelcomeLink({ open }: { open: number }) {
  if (!useMay('settings') || open === 0) return null
  return (
    <p className="text-sm">
      <Link to={href('/bienvenida')} className={TEXT_LINK}>
        {openText(open)}
      </Link>
    </p>
  )
}

function openText(open: number): string {
  return `${open === 1 ? 'Falta 1 paso' : `Faltan ${open} pasos`} de la bienvenida`
}
