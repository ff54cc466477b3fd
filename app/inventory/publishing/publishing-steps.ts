import type { Agency, AgencyPage } from '#app/agency/agency.ts'
import { counted } from '#app/panel/counted.ts'

/** What a site needs before it is published, with the address where it is done. */
export type PublishingStep = { label: string; to: string }

export type PublishingState = {
  agency: Pick<Agency, 'phone' | 'pages'>
  /** Number of home states. */
  states: number
  /** Pages of legal notices whose text came with the product: nobody has saved it. */
  unread: readonly AgencyPage[]
  /** Number of properties of any status. */
  properties: number
  /** Number of available properties that no map can show. */
  unplaced: number
  /** Whether its public address is one of this machine. */
  isLocal: boolean
  canMail: boolean
  makesBackups: boolean
  isRegistrationOpen: boolean
}

const SETTINGS = '/dashboard/configuracion'

/** The steps that are still missing, in the order in which they are usually taken. */
export function publishingSteps(state: PublishingState): PublishingStep[] {
  const { agency, states, unread, properties, unplaced, isLocal, canMail, makesBackups, isRegistrationOpen } = state
  const steps = [
    { label: 'Nombre y contacto de la agencia', to: `${SETTINGS}/agencia`, isDone: agency.phone !== null },
    { label: 'Estados donde trabajas', to: `${SETTINGS}/ubicacion`, isDone: states > 0 },
    {
      label: 'Aviso de privacidad',
      to: `${SETTINGS}/agencia/aviso-de-privacidad`,
      isDone: agency.pages.includes('/aviso-privacidad'),
    },
    {
      label: 'Términos y condiciones',
      to: `${SETTINGS}/agencia/terminos-y-condiciones`,
      isDone: agency.pages.includes('/terminos-condiciones'),
    },
    {
      label: 'Leer y guardar el aviso de privacidad',
      to: `${SETTINGS}/agencia/aviso-de-privacidad`,
      isDone: !unread.includes('/aviso-privacidad'),
    },
    {
      label: 'Leer y guardar los términos y condiciones',
      to: `${SETTINGS}/agencia/terminos-y-condiciones`,
      isDone: !unread.includes('/terminos-condiciones'),
    },
    { label: 'Tus propiedades: importarlas', to: '/dashboard/importar', isDone: properties > 0 },
    { label: 'Tus propiedades: añadir una', to: '/add-property', isDone: properties > 0 },
    {
      label: `Punto en el mapa de ${counted(unplaced, 'propiedad', 'propiedades')}`,
      to: '/dashboard/mapa#sin-ubicacion',
      isDone: unplaced === 0,
    },
    { label: 'Registro solo con invitación', to: `${SETTINGS}/equipo`, isDone: !isRegistrationOpen },
    { label: 'Dirección pública (PUBLIC_URL)', to: `${SETTINGS}/estado`, isDone: !isLocal },
    { label: 'Correo saliente', to: `${SETTINGS}/correo`, isDone: canMail },
    { label: 'Respaldo de cada noche', to: `${SETTINGS}/respaldos`, isDone: makesBackups },
  ]
  return steps.filter(({ isDone }) => !isDone).map(({ label, to }) => ({ label, to }))
}
