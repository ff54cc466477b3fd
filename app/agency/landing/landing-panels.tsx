import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { whatsappUrl } from '#app/agency/agency.ts'
import { useAgency } from '#app/agency/use-agency.tsx'

const REQUEST = 'Hola, busco un espacio comercial.\nGiro:\nZona:\nMetros:\nPresupuesto:'

/** Two panels, for people who look for a space and for people who offer one; one link each. */
export function LandingPanels() {
  const agency = useAgency()
  return (
    <section className="wrap grid gap-8 py-(--space-section) md:grid-cols-2">
      <Panel
        look="on-dark bg-plane-2 text-on-plane"
        textLook="text-on-plane-2"
        title="¿Buscas un espacio?"
        text="Dinos giro, zona, metros y presupuesto. Te enviamos por WhatsApp solo opciones que cumplen."
      >
        <a
          href={whatsappUrl(agency, REQUEST)}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'wa' })}
        >
          <Icon name="whatsapp" />
          Solicitar opciones
        </a>
      </Panel>
      <Panel
        look="bg-sunken"
        textLook=""
        title="¿Tienes un inmueble comercial?"
        text="Opinión de valor, promoción y selección de inquilinos con contrato y garantías revisadas."
      >
        <Link to="/servicios" className={buttonClass()}>
          Conocer los servicios
        </Link>
      </Panel>
    </section>
  )
}

type PanelProps = { look: string; textLook: string; title: string; text: string; children: ReactNode }

function Panel({ look, textLook, title, text, children }: PanelProps) {
  return (
    <div className={`rounded-lg p-[clamp(1.5rem,1rem+2vw,3rem)] max-[16rem]:p-4 ${look}`}>
      <h2 className="text-2xl leading-snug">{title}</h2>
      <p className={`mt-3 mb-6 max-w-[44ch] ${textLook}`}>{text}</p>
      {children}
    </div>
  )
}
