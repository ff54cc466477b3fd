import { type ReactNode, createContext, use } from 'react'
import { useMatches } from 'react-router'
import type { Agency } from './agency.ts'
import { NO_AGENCY, agencyIn } from './agency-in.ts'

const AgencyContext = createContext(NO_AGENCY)

export function AgencyProvider({ children }: { children: ReactNode }) {
  return <AgencyContext value={agencyIn(useMatches())}>{children}</AgencyContext>
}

/** Shows its children with another firm than that of the page. */
export function GivenAgency({ agency, children }: { agency: Agency; children: ReactNode }) {
  return <AgencyContext value={agency}>{children}</AgencyContext>
}

/** The firm of the current page. */
export function useAgency() {
  return use(AgencyContext)
}
