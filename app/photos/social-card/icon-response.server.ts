import { findAgencyContent } from '#app/agency/agency.server.ts'
import { drawnLook, iconHash } from '#app/agency/look/brand-look.server.ts'
import { BRAND_ICONS, type AgencyIcon } from '#app/agency/look/brand-icons.ts'
import { IMMUTABLE, PUBLIC_ONE_MINUTE } from '#app/http/cache-control.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { CARD_FOLDER } from '#app/photos/drawings/drawing-folders.ts'
import { findOrDraw } from '#app/photos/drawings/cached-drawing.server.ts'

/** Icons that may wait to be drawn at a time. */
const MOST_WAITING = 100

type Needed = Pick<Parts, 'store' | 'files' | 'drawIcon'>

/**
 * The icon of the agency at an address. An earlier address has the current icon.
 * @returns null for another file, or an agency with the product's icons
 */
export async function iconResponse(parts: Needed, file: string): Promise<Response | null> {
  const [, name = '', asked = ''] = /^(icono-[a-z0-9-]+)\.([0-9a-f]{12})\.png$/.exec(file) ?? []
  return isIcon(name) ? agencyIcon(parts, name, asked) : null
}

/**
 * The current icon of the agency, drawn at its first request; null for an agency with the product's icons.
 * @param asked hash in the requested address, if it has one
 */
export async function agencyIcon({ store, files, drawIcon }: Needed, name: AgencyIcon, asked: string | null = null) {
  const { marca, datos } = await findAgencyContent(store)
  const look = drawnLook(marca)
  const hash = iconHash(marca, datos.name)
  if (!look || !hash) return null
  const bytes = await findOrDraw(files, {
    key: `${CARD_FOLDER}/marca.${name}.${hash}.png`,
    contentType: 'image/png',
    most: MOST_WAITING,
    draw: async () => ({
      bytes: await drawIcon({ ...BRAND_ICONS[name], initial: initialOf(datos.name), look }),
      whole: true,
    }),
  })
  if (!bytes) return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } })
  const cacheControl = asked === hash ? IMMUTABLE : PUBLIC_ONE_MINUTE
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': cacheControl },
  })
}

function isIcon(name: string): name is AgencyIcon {
  return Object.hasOwn(BRAND_ICONS, name)
}

function initialOf(name: string | null): string {
  return [...(name ?? '').trim()][0]?.toLocaleUpperCase('es-MX') ?? ''
}
