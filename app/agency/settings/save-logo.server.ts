import { saveSection } from '#app/agency/agency.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { LOGO_REFUSALS, type LogoFault, MAX_LOGO_MB } from '#app/agency/logo/logo-fault.ts'
import type { StoredLogo } from '#app/agency/logo/logo.ts'

type Saving = { now: Date; by: string | null; record: (db: Queries) => Promise<void> }
type Ground = 'logo' | 'darkLogo'

/** Which logo a posted form changes, and whether it removes it; null for another form. */
export function logoIntent(intent: string): { ground: Ground; removes: boolean } | null {
  const [, removes, ground] = /^(quitar-)?(logo|darkLogo)$/.exec(intent) ?? []
  return ground ? { ground: ground as Ground, removes: removes !== undefined } : null
}

/** Redraws the posted logo and saves it. @returns the refusal; null when it is saved */
export async function saveLogo(
  { store, redrawLogo }: Pick<Parts, 'store' | 'redrawLogo'>,
  { ground, removes }: { ground: Ground; removes: boolean },
  posted: FormData,
  saving: Saving,
): Promise<{ refusal: { logo: Ground; message: string }; status: number } | null> {
  const made = removes ? null : await redrawn(redrawLogo, posted.get('file'))
  if (made !== null && 'fault' in made) {
    return { refusal: { logo: ground, message: LOGO_REFUSALS[made.fault] }, status: 422 }
  }
  await saveSection(store, 'marca', (saved) => ({ ...saved, [ground]: made }), saving)
  return null
}

async function redrawn(
  redrawLogo: Parts['redrawLogo'],
  file: FormDataEntryValue | null,
): Promise<StoredLogo | { fault: LogoFault }> {
  if (!(file instanceof File)) return { fault: 'notLogo' }
  if (file.size > MAX_LOGO_MB * 1024 * 1024) return { fault: 'tooLarge' }
  const made = await redrawLogo(new Uint8Array(await file.arrayBuffer()))
  return 'fault' in made ? made : { ...made, data: Buffer.from(made.data).toString('base64') }
}
