import { href } from 'react-router'
import type { Permission } from '#app/panel/permission.ts'

/** What a section changes on the site, and where to see it. `page` is null where the site has no page of it. */
export type SiteEffect = { text: string; page: string | null }

/** `needs`: the permission to see the section. */
export type SettingsSection = { to: string; name: string; lead: string; effect: SiteEffect; needs: Permission }

export type SettingsGroup = { title: string; sections: readonly SettingsSection[] }

export const GENERAL_SETTINGS = href('/dashboard/configuracion')
export const AGENCY_SETTINGS = href('/dashboard/configuracion/agencia')

const NOTHING = 'En el sitio no cambia nada'

/** The sections of Configuración in their groups, in order; each has an address of its own below its layout in app/routes.ts. */
export const SETTINGS_GROUPS: readonly SettingsGroup[] = [
  {
    title: 'Agencia',
    sections: [
      {
        to: GENERAL_SETTINGS,
        name: 'General',
        lead: 'Contacto que se usa por defecto en las propiedades nuevas',
        effect: { text: 'Es el contacto de las propiedades que no tienen asesor', page: href('/propiedades') },
        needs: 'own',
      },
      {
        to: AGENCY_SETTINGS,
        name: 'Agencia',
        lead: 'Cómo se presenta la agencia en el sitio, en sus correos y en sus fichas',
        effect: { text: 'Se lee en todas las páginas', page: href('/') },
        needs: 'settings',
      },
      {
        to: href('/dashboard/configuracion/ubicacion'),
        name: 'Ubicación',
        lead: 'Qué tan exacto se ve en el sitio dónde está cada propiedad',
        effect: { text: 'Cambia los mapas, las zonas y lo que cada propiedad tiene cerca', page: href('/propiedades') },
        needs: 'settings',
      },
    ],
  },
  {
    title: 'Sitio',
    sections: [
      {
        to: href('/dashboard/configuracion/correo'),
        name: 'Correo',
        lead: 'El servidor que envía los correos del sitio, y de parte de quién',
        effect: { text: 'Así llegan los mensajes que escriben los visitantes', page: href('/contacto') },
        needs: 'settings',
      },
      {
        to: href('/dashboard/configuracion/portales'),
        name: 'Portales',
        lead: 'Direcciones secretas de las que otros sitios leen tus propiedades',
        effect: { text: `${NOTHING}: cambia lo que publican otros sitios`, page: null },
        needs: 'settings',
      },
      {
        to: href('/dashboard/configuracion/direcciones'),
        name: 'Direcciones anteriores',
        lead: 'A dónde llevan los enlaces de tu sitio anterior',
        effect: { text: 'Quien abre un enlace de antes llega a la página de hoy', page: href('/propiedades') },
        needs: 'settings',
      },
    ],
  },
  {
    title: 'Equipo y accesos',
    sections: [
      {
        to: href('/dashboard/configuracion/equipo'),
        name: 'Equipo',
        lead: 'Quién entra al panel y qué puede hacer',
        effect: { text: `${NOTHING}, salvo la tarjeta de quien se desactiva`, page: null },
        needs: 'people',
      },
      {
        to: href('/dashboard/configuracion/prospectos'),
        name: 'Prospectos',
        lead: 'Cómo llegan los prospectos, cuáles ve cada persona y cuándo se borran los perdidos',
        effect: { text: NOTHING, page: null },
        needs: 'settings',
      },
      {
        to: href('/dashboard/configuracion/accesos'),
        name: 'Accesos',
        lead: 'Inicios de sesión y cambios del equipo y de la configuración, durante un año',
        effect: { text: NOTHING, page: null },
        needs: 'people',
      },
      {
        to: href('/dashboard/configuracion/datos-personales'),
        name: 'Datos personales',
        lead: 'Buscar, exportar y borrar lo que se guarda de una persona',
        effect: { text: `${NOTHING}, salvo lo que se borra`, page: null },
        needs: 'people',
      },
      {
        to: href('/dashboard/configuracion/tarjeta'),
        name: 'Tarjeta de asesor',
        lead: 'Cómo se ve en el sitio quien atiende una propiedad',
        effect: { text: 'Se ve en las propiedades que atiende, en Nosotros y en Contacto', page: href('/propiedades') },
        needs: 'own',
      },
      {
        to: href('/dashboard/configuracion/segundo-paso'),
        name: 'Segundo paso',
        lead: 'Un código de tu teléfono, además de tu contraseña',
        effect: { text: `${NOTHING}: protege tu cuenta`, page: null },
        needs: 'own',
      },
    ],
  },
  {
    title: 'Sistema',
    sections: [
      {
        to: href('/dashboard/configuracion/respaldos'),
        name: 'Respaldos',
        lead: 'Dónde se guarda cada noche una copia de todo',
        effect: { text: NOTHING, page: null },
        needs: 'settings',
      },
      {
        to: href('/dashboard/configuracion/estado'),
        name: 'Estado',
        lead: 'Cómo está el sitio',
        effect: { text: NOTHING, page: null },
        needs: 'settings',
      },
    ],
  },
]

/** The section that an address belongs to; null for none. */
export function sectionAt(address: string): SettingsSection | null {
  const all = SETTINGS_GROUPS.flatMap(({ sections }) => sections)
  return all.find(({ to }) => address === to || (to !== GENERAL_SETTINGS && address.startsWith(`${to}/`))) ?? null
}
