import type { ReactNode } from 'react'
import { Link, href, useLocation } from 'react-router'
import { usePermissions } from '#app/panel/may.tsx'
import type { Permission } from '#app/panel/permission.ts'
import { SECTION_HEAD } from '#app/panel/section-head.ts'
import { PILL_LINK } from '#app/ui/panel/pill-link.ts'

/** `needs`: the permission to see the section. */
type Section = { to: string; name: string; lead: string; needs: Permission }

const GENERAL = href('/dashboard/configuracion')

/** The sections of Configuración, in order; each has an address of its own below its layout in app/routes.ts. */
const SECTIONS: readonly Section[] = [
  { to: GENERAL, name: 'General', lead: 'Contacto que se usa por defecto en las propiedades nuevas', needs: 'own' },
  {
    to: href('/dashboard/configuracion/agencia'),
    name: 'Agencia',
    lead: 'Cómo se presenta la agencia en el sitio, en sus correos y en sus fichas',
    needs: 'settings',
  },
  {
    to: href('/dashboard/configuracion/ubicacion'),
    name: 'Ubicación',
    lead: 'Qué tan exacto se ve en el sitio dónde está cada propiedad',
    needs: 'settings',
  },
  {
    to: href('/dashboard/configuracion/correo'),
    name: 'Correo',
    lead: 'El servidor que envía los correos del sitio, y de parte de quién',
    needs: 'settings',
  },
  {
    to: href('/dashboard/configuracion/respaldos'),
    name: 'Respaldos',
    lead: 'Dónde se guarda cada noche una copia de todo',
    needs: 'settings',
  },
  {
    to: href('/dashboard/configuracion/segundo-paso'),
    name: 'Segundo paso',
    lead: 'Un código de tu teléfono, además de tu contraseña',
    needs: 'own',
  },
  {
    to: href('/dashboard/configuracion/tarjeta'),
    name: 'Tarjeta de asesor',
    lead: 'Cómo se ve en el sitio quien atiende una propiedad',
    needs: 'own',
  },
  {
    to: href('/dashboard/configuracion/equipo'),
    name: 'Equipo',
    lead: 'Quién entra al panel y qué puede hacer',
    needs: 'people',
  },
  {
    to: href('/dashboard/configuracion/accesos'),
    name: 'Accesos',
    lead: 'Inicios de sesión y cambios del equipo y de la configuración, durante un año',
    needs: 'people',
  },
  {
    to: href('/dashboard/configuracion/portales'),
    name: 'Portales',
    lead: 'Direcciones secretas de las que otros sitios leen tus propiedades',
    needs: 'settings',
  },
  {
    to: href('/dashboard/configuracion/direcciones'),
    name: 'Direcciones anteriores',
    lead: 'A dónde llevan los enlaces de tu sitio anterior',
    needs: 'settings',
  },
  { to: href('/dashboard/configuracion/estado'), name: 'Estado', lead: 'Cómo está el sitio', needs: 'settings' },
]

/** For people who can only change their own account. */
const OWN_LEAD = 'Tu cuenta y el aspecto del panel'

/** Configuración (spec, section 2, Dashboard): the heading and the links to its sections. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const address = useLocation().pathname.replace(/\/$/, '')
  const may = usePermissions()
  const offered = SECTIONS.filter(({ needs }) => may.includes(needs))
  const shown = SECTIONS.find(({ to }) => address === to || (to !== GENERAL && address.startsWith(`${to}/`)))
  const lead = address === GENERAL && !may.includes('settings') ? OWN_LEAD : shown?.lead
  return (
    <>
      <div className={SECTION_HEAD}>
        <div>
          <h1>Configuración</h1>
          {lead && <p>{lead}</p>}
        </div>
      </div>
      {offered.length > 1 && (
        <nav aria-label="Configuración" className="flex flex-wrap gap-2">
          {offered.map(({ to, name }) => (
            <Link key={to} to={to} aria-current={to === shown?.to ? 'page' : undefined} className={PILL_LINK}>
              {name}
            </Link>
          ))}
        </nav>
      )}
      {children}
    </>
  )
}
