import type { Random } from './random.ts'
import { zoneMiddle } from '#app/properties/place/zone-middle.ts'
import type { Zone } from './zone.ts'

/** Half the side of the square around the middle of a zone where its properties lie, in degrees: about 700 m. */
const SPREAD = 0.007

/** A maps link as staff paste them: each of the forms that Google Maps hands out, or none. */
export function mapLink(random: Random, zone: Zone): string | null {
  const middle = zoneMiddle({ ...zone, location: zone.name })
  if (!middle) throw new Error(`${zone.name}, ${zone.municipality}: no se sabe dónde está`)
  const latitude = near(random, middle.latitude)
  const longitude = near(random, middle.longitude)
  const form = random.weighted([
    ['embed', 26],
    ['iframe', 16],
    ['query', 20],
    ['place', 13],
    ['short', 8],
    ['none', 17],
  ] as const)
  if (form === 'none') return null
  if (form === 'query') return `https://www.google.com/maps?q=${latitude},${longitude}`
  if (form === 'short') return `https://maps.app.goo.gl/CerroNorteDemo${random.int(100, 999)}`
  if (form === 'place') return placeLink(zone, latitude, longitude)
  const embed = embedLink(random, latitude, longitude)
  return form === 'embed' ? embed : iframeOf(embed)
}

function near(random: Random, degrees: number): string {
  return (degrees + random.int(-1000, 1000) * (SPREAD / 1000)).toFixed(6)
}

function placeLink(zone: Zone, latitude: string, longitude: string): string {
  const name = encodeURIComponent(`${zone.name}, ${zone.municipality}`).replaceAll('%20', '+')
  return `https://www.google.com/maps/place/${name}/@${latitude},${longitude},17z`
}

function embedLink(random: Random, latitude: string, longitude: string): string {
  const metres = random.int(1200, 7200)
  const view = `!1m14!1m12!1m3!1d${metres}!2d${longitude}!3d${latitude}!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1`
  return `https://www.google.com/maps/embed?pb=${view}!5e0!3m2!1ses-419!2smx!4v1700000000000!5m2!1ses-419!2smx`
}

function iframeOf(address: string): string {
  return `<iframe src="${address}" width="600" height="450" style="border:0;" allowfullscreen="" loading="lazy" referrerpolicy="no-referrer-when-downgrade"></iframe>`
}
