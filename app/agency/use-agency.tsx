import { type ReactNode, createContext, use } from 'react'
import { useMatches } from 'react-router'
import { agencyIn } from './agency-in.ts'
import { AGENCY, type Agency } from './agency.ts'

const AgencyContext = createContext(AGENCY)

export function AgencyProvider({ children }: { children: ReactNode }) {
  return <AgencyContext value={agencyIn(useMatches())}>{children}</AgencyContext>
}

/** The firm of the current page. */
export function useAgency(): Agency {
  return use(AgencyContext)
}
