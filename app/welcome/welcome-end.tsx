import { Link, href } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import type { WelcomeStep } from './welcome-steps.ts'

/** Shown when every step is done or skipped. */
export function WelcomeEnd({ steps }: { steps: readonly WelcomeStep[] }) {
  const skipped = steps.filter(({ state }) => state === 'skipped').length
  return (
    <section aria-labelledby="listo" className={`${BOX} max-w-200`}>
      <BoxHead id="listo" title={skipped === 0 ? 'Los cinco pasos están hechos' : 'Por ahora es todo'} />
      <div className={`${BOX_BODY} grid justify-items-start gap-4`}>
        <p className="max-w-[60ch] text-ink-2">
          {skipped === 0
            ? 'Todo se puede cambiar después en Configuración.'
            : `${skipped === 1 ? 'El paso omitido se puede' : `Los ${skipped} pasos omitidos se pueden`} retomar aquí arriba o en Configuración, cuando quieras.`}{' '}
          El inicio del panel dice qué falta para publicar.
        </p>
        <div className="flex flex-wrap gap-3">
          <Link to={href('/dashboard')} className={buttonClass()}>
            Ir al panel
          </Link>
          <Link to={href('/')} className={buttonClass({ variant: 'outline' })}>
            Ver el sitio
          </Link>
        </div>
      </div>
    </section>
  )
}
