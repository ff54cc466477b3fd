import { Link, href } from 'react-router'
import { useMay } from '#app/panel/may.tsx'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'

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

export function openText(open: number): string {
  return `${open === 1 ? 'Falta 1 paso' : `Faltan ${open} pasos`} de la bienvenida`
}
