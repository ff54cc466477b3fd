import type { ReactNode } from 'react'
import { AboutScreen } from '#app/agency/about/about-screen.tsx'
import type { Agency } from '#app/agency/agency.ts'
import { Claims } from '#app/agency/landing/claims.tsx'
import { ClientStrip } from '#app/agency/landing/client-strip.tsx'
import { CASES_TITLE, SolvedCases } from '#app/agency/proof/solved-cases.tsx'
import { ClosingBand } from '#app/agency/closing-band.tsx'
import { Hero } from '#app/agency/landing/hero.tsx'
import type { HomePage } from '#app/agency/landing/home-page.ts'
import { LandingPanels } from '#app/agency/landing/landing-panels.tsx'
import { LegalPage } from '#app/agency/legal/legal-page.tsx'
import { ServicesScreen } from '#app/agency/services/services-screen.tsx'
import { GivenAgency } from '#app/agency/use-agency.tsx'
import type { PreviewPage } from './preview-page.ts'

type Shown = {
  agency: Agency
  page: PreviewPage
  /** Address of the stylesheet with the previewed colours; null for the saved ones. */
  styles: string | null
}

/** The page of a section as visitors would see it. `shown`: null for typed content with errors. */
export function AgencyPreview({ shown }: { shown: Shown | null }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <p role="status" className="on-dark bg-plane-2 px-(--gutter) py-3 text-center text-sm text-white">
        {shown
          ? `Vista previa de ${shown.agency.name}. Nadie más la ve; para publicarla, guarda en la otra pestaña.`
          : 'Hay datos por corregir: guarda en la otra pestaña para ver cuáles.'}
      </p>
      {shown?.styles && <link rel="stylesheet" href={shown.styles} />}
      {shown && (
        <GivenAgency agency={shown.agency}>
          <main id="main">{pageOf(shown.page) ?? <Missing />}</main>
        </GivenAgency>
      )}
    </div>
  )
}

function pageOf(page: PreviewPage): ReactNode {
  switch (page.is) {
    case 'services':
      return page.texts && <ServicesScreen texts={page.texts} />
    case 'about':
      return page.about && <AboutScreen {...page.about} />
    case 'legal':
      return page.legal && <LegalPage title={page.title} page={page.legal} />
    case 'home':
      return <HomeTexts home={page.home} />
  }
}

/** The home page without the parts that come from the catalogue. */
function HomeTexts({ home }: { home: HomePage }) {
  return (
    <>
      <Hero {...home} />
      <SolvedCases cases={home.cases} title={CASES_TITLE} className="bg-canvas-2 py-(--space-section)" />
      <ClientStrip clients={home.clients} />
      <Claims claims={home.claims} />
      <LandingPanels texts={home} />
      <ClosingBand title={home.closing} />
    </>
  )
}

function Missing() {
  return <p className="wrap py-12 text-ink-2">Sin contenido, esta página no existe.</p>
}
