import { zxyToTileId } from 'pmtiles'
import type { Point } from '#app/catalogue/place/point.ts'
import { xOf, yOf } from '#app/listing/map/map-view.ts'

/** One tile covers the metropolitan area; nearer views enlarge it. */
const ZOOM = 8
const MONTERREY: Point = { latitude: 25.67, longitude: -100.31 }
/** Mapbox vector tiles: units across a tile, and kinds of shapes. */
const EXTENT = 4096
const LINE = 2
/** Distances of the avenues from the edges of the tile. */
const BLOCKS = Array.from({ length: 31 }, (_, at) => (at + 1) * 128)
/** PMTiles, version 3. */
const HEAD_BYTES = 127
const UNCOMPRESSED = 1
const SHAPES = 1

/** A tiles file like an agency's, with avenues across Monterrey. @param tileKind 1 for shapes, 2 for images */
export function makeTilesFile(tileKind = SHAPES): Buffer {
  const [x, y] = [xOf(MONTERREY.longitude), 1 - yOf(MONTERREY.latitude)].map((part) => Math.floor(part * 2 ** ZOOM))
  const tile = makeTile()
  const directory = Buffer.concat([1, zxyToTileId(ZOOM, x ?? 0, y ?? 0), 1, tile.length, 1].map(varint))
  const about = Buffer.from('{}')
  const head = Buffer.alloc(HEAD_BYTES)
  head.write('PMTiles')
  head[7] = 3
  const places = [directory, about, Buffer.alloc(0), tile]
  let offset = HEAD_BYTES
  for (const [at, { length }] of places.entries()) {
    head.writeBigUInt64LE(BigInt(offset), 8 + at * 16)
    head.writeBigUInt64LE(BigInt(length), 16 + at * 16)
    offset += length
  }
  for (const at of [72, 80, 88]) head.writeBigUInt64LE(1n, at)
  head.set([1, UNCOMPRESSED, UNCOMPRESSED, tileKind, ZOOM, ZOOM], 96)
  for (const [at, degrees] of [-101, 25, -99, 27].entries()) head.writeInt32LE(degrees * 10_000_000, 102 + at * 4)
  head[118] = ZOOM
  return Buffer.concat([head, ...places])
}

/** Named avenues from edge to edge, in both directions. */
function makeTile(): Buffer {
  const zigzag = (value: number) => (value << 1) ^ (value >> 31)
  const path = BLOCKS.flatMap((at) => [
    [9, at, 0, 10, 0, EXTENT],
    [9, -at, at - EXTENT, 10, EXTENT, 0],
    [9, -EXTENT, -at, 10, 0, 0],
  ]).flatMap(([move = 0, x = 0, y = 0, line = 0, ...to]) => [move, zigzag(x), zigzag(y), line, ...to.map(zigzag)])
  const feature = [field(2, packed([0, 0, 1, 1])), number(3, LINE), field(4, packed(path))]
  const words = ['kind', 'name'].map((word) => field(3, Buffer.from(word)))
  const values = ['highway', 'Avenida de Prueba'].map((value) => field(4, field(1, Buffer.from(value))))
  const layer = [number(15, 2), field(1, Buffer.from('roads')), field(2, Buffer.concat(feature)), ...words, ...values]
  return field(3, Buffer.concat([...layer, number(5, EXTENT)]))
}

function packed(values: readonly number[]): Buffer {
  return Buffer.concat(values.map(varint))
}

function field(id: number, bytes: Buffer): Buffer {
  return Buffer.concat([varint((id << 3) | 2), varint(bytes.length), bytes])
}

function number(id: number, value: number): Buffer {
  return Buffer.concat([varint(id << 3), varint(value)])
}

function varint(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  while (rest > 127) {
    bytes.push((rest % 128) | 128)
    rest = Math.floor(rest / 128)
  }
  return Buffer.from([...bytes, rest])
}
