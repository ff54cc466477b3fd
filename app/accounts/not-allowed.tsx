import { Link, href, isRouteErrorResponse } from 'react-router'
import type { Agency } from '#app/agency/agency.ts'
import { GivenAgency } from '#app/agency/use-agency.tsx'
import { EmptyBox } from '#app/panel/panel-empty.tsx'
import { MayProvider } from '#app/panel/may.tsx'
import { PanelShell } from '#app/panel/panel-shell.tsx'
import { NOT_PERMITTED, type Permission } from '#app/panel/permission.ts'
import type { Person } from '#app/panel/person.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Theme } from '#app/ui/panel/theme.ts'

/** What the guard answers when the role of somebody does not allow a request. */
export type AccessRefusal = {
  refused: Permission
  person: Person
  may: readonly Permission[]
  theme: Theme
  agency: Agency
}

const WHAT: Record<Permission, string> = {
  own: 'cambiar sus datos',
  read: 'ver esta parte del panel',
  edit: 'hacer cambios en propiedades, fotos ni mensajes',
  people: 'ver ni cambiar el equipo',
  settings: 'cambiar la configuración de la agencia',
}

/** The data of an error thrown by the guard; null for any other error. */
export function refusedIn(error: unknown): AccessRefusal | null {
  return isRouteErrorResponse(error) && error.status === 403 && isRefused(error.data) ? error.data : null
}

function isRefused(data: unknown): data is AccessRefusal {
  return typeof data === 'object' && data !== null && 'refused' in data
}

/** The 403 page in the panel's frame, with a link to the dashboard. */
export function NotAllowed({ refused, person, may, theme, agency }: AccessRefusal) {
  return (
    <GivenAgency agency={agency}>
      <MayProvider may={may}>
        <title>{`Sin permiso · ${agency.shortName}`}</title>
        <PanelShell person={person} theme={theme} counts={{ alerts: 0, messages: 0, due: 0 }}>
          <EmptyBox>
            <Icon name="warning" className="text-[2rem] text-warn" />
            <h1 className="text-2xl">Tu cuenta no tiene permiso para {WHAT[refused]}</h1>
            <p role="alert">{NOT_PERMITTED}</p>
            <Link className={buttonClass()} to={href('/dashboard')}>
              Ir al Dashboard
            </Link>
          </EmptyBox>
        </PanelShell>
      </MayProvider>
    </GivenAgency>
  )
}
