import { saveSection } from '#app/agency/agency.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { LOGO_REFUSALS, MAX_LOGO_MB } from '#app/agency/logo/logo-fault.ts'
import type { RedrawnLogo } from '#app/agency/logo/redraw-logo.server.ts'
import type { HeroPhoto } from '#app/agency/logo/hero-photo.ts'
import type { StoredLogo } from '#app/agency/logo/logo.ts'

type Saving = { now: Date; by: string | null; record: (db: Queries) => Promise<void> }
type Ground = 'logo' | 'darkLogo' | 'hero'

/** Which logo or photo a posted form changes, and whether it removes it; null for another form. */
export function logoIntent(intent: string): { ground: Ground; removes: boolean } | null {
  const [, removes, ground] = /^(quitar-)?(logo|darkLogo|hero)$/.exec(intent) ?? []
  return ground ? { ground: ground as Ground, removes: removes !== undefined } : null
}

type Needed = Pick<Parts, 'store' | 'redrawLogo' | 'redrawHero'>

/** Redraws the posted logo or photo and saves it. @returns the refusal; null when it is saved */
export async function saveLogo(
  parts: Needed,
  { ground, removes }: { ground: Ground; removes: boolean },
  posted: FormData,
  saving: Saving,
): Promise<{ refusal: { logo: Ground; message: string }; status: number } | null> {
  const file = posted.get('file')
  const made = removes ? null : await (ground === 'hero' ? heroFrom(parts, file) : logoFrom(parts, file))
  if (made !== null && 'message' in made) return { refusal: { logo: ground, message: made.message }, status: 422 }
  await saveSection(parts.store, 'marca', (saved) => ({ ...saved, [ground]: made }), saving)
  return null
}

type Posted = FormDataEntryValue | null
type Refused = { message: string }

async function logoFrom({ redrawLogo }: Needed, file: Posted): Promise<StoredLogo | Refused> {
  const made = await redrawPosted(redrawLogo, file)
  if ('fault' in made) return { message: LOGO_REFUSALS[made.fault] }
  const { small: _clients, data, ...logo } = made
  return { ...logo, data: Buffer.from(data).toString('base64') }
}

/** Redraws a posted logo; a file that is missing or too large is a fault. */
export async function redrawPosted(redrawLogo: Parts['redrawLogo'], file: Posted): Promise<RedrawnLogo> {
  if (!(file instanceof File)) return { fault: 'notLogo' }
  if (file.size > MAX_LOGO_MB * 1024 * 1024) return { fault: 'tooLarge' }
  return redrawLogo(new Uint8Array(await file.arrayBuffer()))
}

async function heroFrom({ redrawHero }: Needed, file: Posted): Promise<HeroPhoto | Refused> {
  const made = await redrawHero(file instanceof File ? file : new File([], 'La foto'))
  return 'refusal' in made ? { message: made.refusal } : made
}
