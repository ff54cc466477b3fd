import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { ChatLink } from '#app/agency/contact-links.tsx'
import type { HomeTexts } from '#app/agency/content/agency-content.ts'
import { useAgency } from '#app/agency/use-agency.tsx'

/** Two panels, for people who look for a space and for people who offer one; one link each. */
export function LandingPanels({ texts }: { texts: HomeTexts }) {
  const { searchTitle, searchText, searchMessage, offerTitle, offerText } = texts
  const { pages } = useAgency()
  if (searchTitle === null && offerTitle === null) return null
  return (
    <section className="wrap grid gap-8 py-(--space-section) md:grid-cols-2">
      {searchTitle && (
        <Panel
          look="on-dark bg-plane-2 text-on-plane"
          textLook="text-on-plane-2"
          title={searchTitle}
          text={searchText ?? ''}
        >
          <ChatLink message={searchMessage ?? undefined} className={buttonClass({ variant: 'wa' })}>
            Solicitar opciones
          </ChatLink>
        </Panel>
      )}
      {offerTitle && (
        <Panel look="bg-sunken" textLook="" title={offerTitle} text={offerText ?? ''}>
          {pages.includes('/servicios') ? (
            <Link to="/servicios" className={buttonClass()}>
              Conocer los servicios
            </Link>
          ) : (
            <Link to="/contacto" className={buttonClass()}>
              Contactar Asesor
            </Link>
          )}
        </Panel>
      )}
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
