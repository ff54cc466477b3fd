import { AGENCY } from '#app/agency/agency.ts'
import { Counter } from './counter.tsx'
import cityLarge from './photos/city-1600.avif?url'
import cityFallback from './photos/city-1600.jpg?url'
import citySmall from './photos/city-800.avif?url'

const { yearsOfExperience, activeProperties, bankBranches } = AGENCY.claims

/** Top of the Nosotros page: who the firm is, in one sentence and three figures (spec, sections 1 and 2). */
export function AboutHero() {
  return (
    <>
      <section className="on-dark bg-plane text-on-plane">
        <div className="wrap pt-[clamp(2.5rem,1.4rem+4vw,4.75rem)] pb-[clamp(2.5rem,2rem+3vw,5rem)]">
          <h1 className="max-w-[17ch] text-4xl leading-none tracking-[-.028em] text-white">
            Casi dos décadas abriendo puertas a los negocios del norte
          </h1>
          <p className="mt-5 max-w-[46ch] text-lg leading-body text-on-plane-2">
            Somos una inmobiliaria dedicada solo a lo comercial: rentamos, vendemos y valuamos espacios para marcas que
            abren, crecen o se mudan, y para quien los ofrece.
          </p>
          <ul className="mt-[clamp(2.5rem,2rem+3vw,4.5rem)] grid gap-7 border-t border-plane-line pt-7 sm:grid-cols-3">
            <Counter figure={yearsOfExperience} text="años de experiencia" />
            <Counter figure={activeProperties} prefix="+" text="propiedades activas" />
            <Counter figure={bankBranches} text="sucursales bancarias arrendadas en el norte" />
          </ul>
        </div>
      </section>
      <picture>
        <source
          type="image/avif"
          srcSet={`${citySmall} 800w, ${cityLarge} 1600w`}
          sizes="(width >= 640px) 100vw, 640px"
        />
        <img
          src={cityFallback}
          alt="Ciudad con torres frente a las montañas a la hora dorada"
          width={1600}
          height={567}
          className="h-[clamp(14rem,32vw,30rem)] w-full object-cover"
        />
      </picture>
    </>
  )
}
