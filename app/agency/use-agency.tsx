import { type ReactNode, createContext, use, useEffect } from 'react'
import { useMatches } from 'react-router'
import type { Agency } from './agency.ts'
import { NO_AGENCY, agencyIn } from './agency-in.ts'

const META_NAME = 'agency'

const AgencyContext = createContext(NO_AGENCY)

/** The agency of a document that fails while the server renders it; null in other documents and in the browser. */
export const FailedPageAgency = createContext<Agency | null>(null)

/** The last agency that this browser showed. The server has none, because it may serve several stores. */
let lastShown: Agency | null = null

/**
 * The agency of the current page. Where something failed above the layouts no layout has data: then it is the one that the
 * server gave with the failure, or that of the page before.
 */
export function usePageAgency(): Agency {
  const inMatches = agencyIn(useMatches())
  const given = use(FailedPageAgency)
  if (inMatches !== NO_AGENCY) return inMatches
  return given ?? lastShown ?? givenInDocument() ?? NO_AGENCY
}

export function AgencyProvider({ children }: { children: ReactNode }) {
  const agency = usePageAgency()
  useEffect(() => {
    lastShown = agency
  }, [agency])
  return <AgencyContext value={agency}>{children}</AgencyContext>
}

/** Writes the agency into a document whose layouts have none, so that hydration matches. */
export function AgencyMeta() {
  const inMatches = agencyIn(useMatches())
  const agency = usePageAgency()
  return inMatches === NO_AGENCY && <meta name={META_NAME} content={JSON.stringify(agency)} />
}

function givenInDocument(): Agency | null {
  if (typeof document === 'undefined') return null
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${META_NAME}"]`)?.content
  return content === undefined ? null : (JSON.parse(content) as Agency)
}

/** Shows its children with another agency than that of the page. */
export function GivenAgency({ agency, children }: { agency: Agency; children: ReactNode }) {
  return <AgencyContext value={agency}>{children}</AgencyContext>
}

/** The agency of the current page. */
export function useAgency() {
  return use(AgencyContext)
}
