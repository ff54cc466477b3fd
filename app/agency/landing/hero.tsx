import type { ReactNode } from 'react'
import { Link, href } from 'react-router'
import { useAgency } from '#app/agency/use-agency.tsx'
import type { ShownHero } from '#app/agency/logo/hero-photo.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { HomePage } from './home-page.ts'
import { Skyline } from './skyline.tsx'

type Props = Pick<HomePage, 'heading' | 'lead' | 'photo'> & {
  /** The search of the site. */
  children?: ReactNode
}

/**
 * Top section of the landing page, on the agency's own photo. Without one, the demo's agency has its drawing, and another one a
 * plain band of its colour.
 */
export function Hero({ heading, lead, photo, children }: Props) {
  const { look } = useAgency()
  const isDrawn = !photo && (look === undefined || look.hasDemoMark)
  return (
    <section className="on-dark relative isolate overflow-hidden bg-plane text-on-plane">
      {photo && <HeroPhoto {...photo} />}
      <div className="wrap relative z-1 pt-[clamp(2.5rem,1.4rem+4vw,4.75rem)]">
        <h1 className="max-w-[15ch] text-5xl leading-none tracking-[-.028em] text-white">{heading}</h1>
        {lead && (
          <p className={`mt-5 max-w-[46ch] text-lg leading-body ${photo ? 'text-white' : 'text-on-plane-2'}`}>{lead}</p>
        )}
        {children}
        <div className="mt-6 flex flex-wrap gap-3">
          <Link to={href('/propiedades')} className={buttonClass({ variant: 'outline', size: 'lg' })}>
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

/** The plane over the photo is dense enough for white text on a white photo (`hero.test.ts`). */
function HeroPhoto({ src, width, height }: ShownHero) {
  return (
    <>
      <img
        {...{ src, width, height }}
        alt=""
        fetchPriority="high"
        className="absolute inset-0 -z-2 size-full object-cover print:hidden"
      />
      <div aria-hidden="true" className="absolute inset-0 -z-1 bg-plane/66 print:hidden" />
    </>
  )
}
