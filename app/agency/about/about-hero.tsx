import { useAgency } from '#app/agency/use-agency.tsx'
import { MetroDrawing } from './metro-drawing.tsx'
import { Counter } from './counter.tsx'

/** Top of the Nosotros page: who the firm is, in one sentence and three figures (spec, sections 1 and 2). */
export function AboutHero() {
  const { yearsOfExperience, activeProperties, bankBranches } = useAgency().claims
  return (
    <section className="on-dark bg-plane text-on-plane">
      <div className="wrap pt-[clamp(2.5rem,1.4rem+4vw,4.75rem)] pb-[clamp(2.5rem,2rem+3vw,5rem)]">
        <div className="grid items-center gap-8 lg:grid-cols-[1fr_minmax(0,30rem)]">
          <div>
            <h1 className="max-w-[17ch] text-4xl leading-none tracking-[-.028em] text-white">
              Casi dos décadas abriendo puertas a los negocios del norte
            </h1>
            <p className="mt-5 max-w-[46ch] text-lg leading-body text-on-plane-2">
              Somos una inmobiliaria dedicada solo a lo comercial: rentamos, vendemos y valuamos espacios para marcas
              que abren, crecen o se mudan, y para quien los ofrece.
            </p>
          </div>
          <MetroDrawing className="max-w-[30rem]" />
        </div>
        <ul className="mt-[clamp(2.5rem,2rem+3vw,4.5rem)] grid gap-7 border-t border-plane-line pt-7 sm:grid-cols-3">
          <Counter figure={yearsOfExperience} text="años de experiencia" />
          <Counter figure={activeProperties} prefix="+" text="propiedades activas" />
          <Counter figure={bankBranches} text="sucursales bancarias arrendadas en el norte" />
        </ul>
      </div>
    </section>
  )
}
