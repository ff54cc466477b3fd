/** A point on earth, in degrees (WGS 84). */
export type Point = { latitude: number; longitude: number }

const EARTH_METRES = 6_371_008
/** Points have six decimals of a degree: a tenth of a metre. */
const DECIMALS = 1e6
/** Mexico with its islands. */
const MEXICO = { south: 14.3, north: 32.8, west: -118.7, east: -86.5 }

export function isInMexico({ latitude, longitude }: Point): boolean {
  return latitude >= MEXICO.south && latitude <= MEXICO.north && longitude >= MEXICO.west && longitude <= MEXICO.east
}

/** The straight distance between two points, in metres. */
export function metresBetween(one: Point, other: Point): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const half = Math.sin((to - from) / 2) ** 2
  const across = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(half + Math.cos(from) * Math.cos(to) * across))
}

/** The point at a distance and bearing from another. @param bearing in degrees from north, clockwise */
export function pointAt({ latitude, longitude }: Point, bearing: number, metres: number): Point {
  const north = metres * Math.cos(radians(bearing))
  const east = metres * Math.sin(radians(bearing))
  return {
    latitude: rounded(latitude + degrees(north / EARTH_METRES)),
    longitude: rounded(longitude + degrees(east / (EARTH_METRES * Math.cos(radians(latitude))))),
  }
}

/** The cell of a fixed grid in which a point lies, with its middle. @param metres width and height of a cell */
export function cellOf({ latitude, longitude }: Point, metres: number): { name: string; middle: Point } {
  const height = degrees(metres / EARTH_METRES)
  const row = Math.floor(latitude / height)
  const middle = (row + 0.5) * height
  const width = height / Math.cos(radians(middle))
  const column = Math.floor(longitude / width)
  return { name: `${row} ${column}`, middle: { latitude: middle, longitude: (column + 0.5) * width } }
}

/** '25.77, −100.19', with a real minus sign. */
export function formatPoint({ latitude, longitude }: Point): string {
  return [latitude, longitude].map((value) => String(rounded(value)).replace('-', '−')).join(', ')
}

export function rounded(value: number): number {
  return Math.round(value * DECIMALS) / DECIMALS
}

function radians(value: number): number {
  return (value * Math.PI) / 180
}

function degrees(value: number): number {
  return (value * 180) / Math.PI
}
