import { createHash } from 'node:crypto'
import { saveSection } from '#app/agency/change-agency.server.ts'
import type { Client } from '#app/agency/content/agency-content.ts'
import {
  CLIENT_CONTROL,
  CLIENT_LOGO_INTENTS,
  type ClientLogoRefusal,
  allClients,
} from '#app/agency/content/client-logo.ts'
import { logoRefusal } from '#app/agency/logo/logo-fault.ts'
import type { ClientLogo } from '#app/agency/logo/logo.ts'
import type { Change } from '#app/records/change.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { redrawPosted } from './save-logo.server.ts'

const GONE = 'Ese cliente ya no está en la lista. Guarda la lista con su nombre y sube el logotipo de nuevo.'
/** Characters of the hash in an address. */
const HASH_LENGTH = 12

export function isClientLogoIntent(intent: string): boolean {
  return Object.values<string>(CLIENT_LOGO_INTENTS).includes(intent)
}

/** Redraws the posted logo and saves it with its client, in both lists; or removes it. */
export async function saveClientLogo(
  { redrawLogo }: Pick<Parts, 'redrawLogo'>,
  change: Change,
  posted: FormData,
): Promise<{ ok: true } | { ok: false; refusal: ClientLogoRefusal; status: number }> {
  const name = textOf(posted, CLIENT_CONTROL)
  const removes = textOf(posted, 'intent') === CLIENT_LOGO_INTENTS.remove
  const made = removes ? null : await logoFrom(redrawLogo, posted.get('file'))
  if (made !== null && 'message' in made) return { ok: false, refusal: { client: name, ...made }, status: 422 }
  const withLogo = <Each extends Client>(each: Each): Each => (each.name === name ? { ...each, logo: made } : each)
  let isKnown = false
  await saveSection(change, 'clientes', (saved) => {
    isKnown = allClients(saved).some((client) => client.name === name)
    if (!isKnown) return null
    return { ...saved, clients: saved.clients.map(withLogo), flagships: saved.flagships.map(withLogo) }
  })
  return isKnown ? { ok: true } : { ok: false, refusal: { client: name, message: GONE }, status: 422 }
}

async function logoFrom(
  redrawLogo: Parts['redrawLogo'],
  file: FormDataEntryValue | null,
): Promise<ClientLogo | { message: string }> {
  const made = await redrawPosted(redrawLogo, file)
  if ('fault' in made) return { message: logoRefusal(made.fault) }
  const hash = createHash('sha256').update(made.small).digest('hex').slice(0, HASH_LENGTH)
  return { file: `cliente.${hash}.png`, data: Buffer.from(made.small).toString('base64'), tone: made.tone }
}
