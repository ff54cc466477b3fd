import { OUTLINE_CREDIT } from '#app/agency/about/metro-outline.ts'

/** What a drawing shows of others. `hasNames`: names of municipalities outside of Nuevo León. */
type Shown = { hasMunicipalities: boolean; hasStates?: boolean; hasNames: boolean }

/** The credits of a drawing; '' where it shows nothing of others (decision 42). */
export function mapCredit({ hasMunicipalities, hasStates = false, hasNames }: Shown): string {
  return [
    hasMunicipalities && OUTLINE_CREDIT,
    hasStates && 'Estados: Natural Earth',
    hasNames && 'Municipios: GeoNames (CC BY)',
  ]
    .filter(Boolean)
    .join(' · ')
}
