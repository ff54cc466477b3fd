import { saveSection } from '#app/agency/change-agency.server.ts'
import type { Change } from '#app/records/change.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { logoRefusal, MAX_LOGO_MB } from '#app/agency/logo/logo-fault.ts'
import type { LogoShape, RedrawLogo, RedrawnLogo } from '#app/agency/logo/redraw-logo.server.ts'
import type { HeroPhoto } from '#app/agency/logo/hero-photo.ts'
import type { StoredLogo } from '#app/agency/logo/logo.ts'

type Ground = 'logo' | 'darkLogo' | 'icon' | 'hero'
export type LogoRefusal = { logo: Ground; message: string }

/** Which logo or photo a posted form changes, and whether it removes it; null for another form. */
export function logoIntent(intent: string): { ground: Ground; removes: boolean } | null {
  const [, removes, ground] = /^(remove-)?(logo|darkLogo|icon|hero)$/.exec(intent) ?? []
  return ground ? { ground: ground as Ground, removes: removes !== undefined } : null
}

type Needed = Pick<Parts, 'redrawLogo' | 'redrawHero'>

/** Redraws the posted logo or photo and saves it. */
export async function saveLogo(
  parts: Needed,
  change: Change,
  { ground, removes }: { ground: Ground; removes: boolean },
  posted: FormData,
): Promise<{ ok: true } | { ok: false; refusal: LogoRefusal; status: number }> {
  const file = posted.get('file')
  const made = removes
    ? null
    : await (ground === 'hero' ? heroFrom(parts, file) : logoFrom(parts, file, ground === 'icon'))
  if (made !== null && 'message' in made)
    return { ok: false, refusal: { logo: ground, message: made.message }, status: 422 }
  await saveSection(change, 'marca', (saved) => ({ ...saved, [ground]: made }))
  return { ok: true }
}

type Posted = FormDataEntryValue | null
type Refused = { message: string }

async function logoFrom({ redrawLogo }: Needed, file: Posted, isIcon: boolean): Promise<StoredLogo | Refused> {
  const made = await redrawPosted(redrawLogo, file, isIcon ? 'square' : 'wide')
  if ('fault' in made) return { message: logoRefusal(made.fault, isIcon ? 'icono' : 'logotipo') }
  const { small: _clients, data, ...logo } = made
  return { ...logo, data: Buffer.from(data).toString('base64') }
}

/** Redraws a posted logo; a file that is missing or too large is a fault. */
export async function redrawPosted(
  redrawLogo: RedrawLogo,
  file: Posted,
  shape: LogoShape = 'wide',
): Promise<RedrawnLogo> {
  if (!(file instanceof File)) return { fault: 'notLogo' }
  if (file.size > MAX_LOGO_MB * 1024 * 1024) return { fault: 'tooLarge' }
  return redrawLogo(new Uint8Array(await file.arrayBuffer()), shape)
}

async function heroFrom({ redrawHero }: Needed, file: Posted): Promise<HeroPhoto | Refused> {
  const made = await redrawHero(file instanceof File ? file : new File([], 'La foto'))
  return 'refusal' in made ? { message: made.refusal } : made
}
