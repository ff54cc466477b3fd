import { type ReactNode, createContext, use } from 'react'
import type { Permission } from './permission.ts'

const Granted = createContext<readonly Permission[]>([])

/** Provides the permissions of the signed-in person. The server checks them again with each request. */
export function MayProvider({ may, children }: { may: readonly Permission[]; children: ReactNode }) {
  return <Granted value={may}>{children}</Granted>
}

/** All permissions of the signed-in person: the panel does not offer actions that the server would refuse. */
export function usePermissions(): readonly Permission[] {
  return use(Granted)
}

export function useMay(permission: Permission): boolean {
  return usePermissions().includes(permission)
}
