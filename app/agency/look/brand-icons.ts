/**
 * Icons of an agency with a look of its own, by their names in the address. A system may cut a maskable one, so that only its
 * middle is surely visible.
 */
export const BRAND_ICONS = {
  'icono-32': { size: 32, share: 0.9, whole: 1 },
  'icono-180': { size: 180, share: 0.76, whole: 1 },
  'icono-192': { size: 192, share: 0.76, whole: 1 },
  'icono-512': { size: 512, share: 0.76, whole: 1 },
  'icono-recortable-512': { size: 512, share: 0.56, whole: 0.8 },
} as const
export type AgencyIcon = keyof typeof BRAND_ICONS

/** `/marca/icono-192.{hash}.png`, so that a change has a new address. */
export function iconPath(name: AgencyIcon, hash: string): string {
  return `/marca/${name}.${hash}.png`
}
