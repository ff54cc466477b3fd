import type { Client, ClientsTexts } from './agency-content.ts'
import type { LogoTone } from '#app/agency/logo/logo.ts'

/** A client as pages show it. `logo`: the address of its picture; `tone`: of an uploaded one. */
export type ShownClient = { name: string; logo: string | null; tone?: LogoTone }

/** Values of `intent` in the forms of the clients' logos, and their controls. */
export const CLIENT_LOGO_INTENTS = { save: 'save-client-logo', remove: 'remove-client-logo' } as const
export const CLIENT_CONTROL = 'client'

/** A form whose logo of a client was refused. */
export type ClientLogoRefusal = { client: string; message: string }

export function shownClient({ name, logo }: Client): ShownClient {
  if (logo === null || typeof logo === 'string') return { name, logo }
  return { name, logo: `/marca/${logo.file}`, tone: logo.tone }
}

/** Every client once: the same one may stand in both lists. */
export function allClients({ clients, flagships }: ClientsTexts): Client[] {
  const byName = new Map([...clients, ...flagships].map(({ name, logo }) => [name, { name, logo }]))
  return [...byName.values()]
}
