import { Link, href } from 'react-router'
import { useAgency } from '#app/agency/use-agency.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { HomePage } from './home-page.ts'
import { Skyline } from './skyline.tsx'

/** Top section of the landing page. The drawing is the demo firm's; another one has a plain band of its colour. */
export function Hero({ heading, lead }: Pick<HomePage, 'heading' | 'lead'>) {
  const { look } = useAgency()
  const isDrawn = look === undefined || look.hasDemoMark
  return (
    <section className="on-dark relative isolate overflow-hidden bg-plane text-on-plane">
      <div className="wrap relative z-1 pt-[clamp(2.5rem,1.4rem+4vw,4.75rem)]">
        <h1 className="max-w-[15ch] text-5xl leading-none tracking-[-.028em] text-white">{heading}</h1>
        {lead && <p className="mt-5 max-w-[46ch] text-lg leading-body text-on-plane-2">{lead}</p>}
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to={href('/propiedades')} className={buttonClass({ variant: 'faro', size: 'lg' })}>
            Ver Todas las Propiedades
            <Icon name="right" />
          </Link>
          <Link to="/contacto" className={buttonClass({ variant: 'outline', size: 'lg' })}>
            Contactar Asesor
          </Link>
        </div>
      </div>
      {isDrawn ? <Skyline /> : <div aria-hidden="true" className="h-36 lg:h-44" />}
    </section>
  )
}
