import { findAgency } from '#app/agency/agency.server.ts'
import { BRAND_ICONS, type AgencyIcon, iconPath } from '#app/agency/look/brand-icons.ts'
import { partsContext } from '#app/http/parts.server.ts'
import manifest from '#app/seo/web-manifest.json'
import type { Route } from './+types/web-manifest.ts'

function iconsOf(hash: string) {
  const icon = (name: AgencyIcon) => {
    const { size } = BRAND_ICONS[name]
    return { src: iconPath(name, hash), sizes: `${size}x${size}`, type: 'image/png' }
  }
  return [icon('icono-192'), icon('icono-512'), { ...icon('icono-recortable-512'), purpose: 'maskable' }]
}

/** The web app manifest with the agency's name. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name, shortName, tagline, description, look } = await findAgency(context.get(partsContext).store)
  const content = {
    ...manifest,
    name: [name, tagline].filter(Boolean).join(' · '),
    short_name: shortName,
    description: description ?? undefined,
    ...(look?.themeColor && { theme_color: look.themeColor }),
    ...(look?.icons && { icons: iconsOf(look.icons) }),
  }
  return new Response(JSON.stringify(content), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  })
}
