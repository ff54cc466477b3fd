import { type ReactNode, createContext, use } from 'react'
import type { Permission } from './permission.ts'

const Granted = createContext<readonly Permission[]>([])

/** Tells the panel what the signed-in person may do; the server decides it again with each request. */
export function MayProvider({ may, children }: { may: readonly Permission[]; children: ReactNode }) {
  return <Granted value={may}>{children}</Granted>
}

/** Everything that the signed-in person may do: the panel does not offer what the server would refuse. */
export function usePermissions(): readonly Permission[] {
  return use(Granted)
}

export function useMay(permission: Permission): boolean {
  return usePermissions().includes(permission)
}
