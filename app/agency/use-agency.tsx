import { type ReactNode, createContext, use } from 'react'
import { useMatches } from 'react-router'
import { agencyIn } from './agency-in.ts'
import { AGENCY, type Agency } from './agency.ts'

const Shown = createContext(AGENCY)

export function AgencyProvider({ children }: { children: ReactNode }) {
  return <Shown value={agencyIn(useMatches())}>{children}</Shown>
}

/** The firm, in whatever a page paints. */
export function useAgency(): Agency {
  return use(Shown)
}
