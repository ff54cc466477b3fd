import sharp from 'sharp'
import { brandColor } from '#app/agency/look/brand-colors.server.ts'
import { BRAND_LINE, BUILDINGS_LINE } from '#app/agency/brand-line.ts'
import type { DrawnLook } from '#app/agency/look/look.ts'
import { PHOTO_GROUND } from '#app/photos/photo-ground.ts'
import { CARD_HEIGHT, CARD_WIDTH, type SocialCard } from './card-content.ts'
import { type DrawnText, type TextStyle, drawText } from './card-text.server.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    drawCard: DrawCard
  }
}

/** Draws the social card of a page. */
export type DrawCard = (card: SocialCard) => Promise<Uint8Array>

/** The text is on a dark area beside the photo. Values in px. */
const PLANE_WIDTH = 560
const MARGIN = 56
const TEXT_WIDTH = PLANE_WIDTH - 2 * MARGIN
const GAP = 26
/** Largest size of a logo, and the margin of its plate. */
const LOGO_WIDTH = 320
const LOGO_HEIGHT = 56
const PLATE = { top: 6, bottom: 6, left: 8, right: 8 }
/** Size of the icon beside the name, and the room of icon or mark. */
const BADGE = 48
const BESIDE = 62
const PHOTO_WIDTH = CARD_WIDTH - PLANE_WIDTH
/** At this quality a card stays near 100 KB; chats reject more than 300. */
const QUALITY = 80

function colorsOf(look: DrawnLook | null) {
  return {
    plane: brandColor('plane', look),
    well: brandColor('plane-2', look),
    line: brandColor('plane-line', look),
    mark: brandColor('faro-400', look),
    kicker: brandColor('faro-300', look),
    quiet: brandColor('on-plane-2', look),
    text: brandColor('caliza-0', look),
  }
}
type Colors = ReturnType<typeof colorsOf>

function stylesOf(colors: Colors) {
  return {
    brand: { font: 'display', color: colors.text, sizes: [30, 24, 20], height: 62 },
    kicker: { font: 'strong', color: colors.kicker, sizes: [26, 22], height: 32 },
    title: { font: 'display', color: colors.text, sizes: [50, 44, 38], height: 198 },
    place: { font: 'text', color: colors.quiet, sizes: [26, 23], height: 62 },
    price: { font: 'display', color: colors.text, sizes: [58, 50, 42, 34, 28], height: 60 },
    detail: { font: 'strong', color: colors.quiet, sizes: [28, 24, 21, 18], height: 36 },
  } as const satisfies Record<string, TextStyle>
}

/** A JPEG of 1200×630 with the agency, type, place, price, area and photo. */
export async function drawCard({ content, photo, look }: SocialCard): Promise<Uint8Array> {
  const colors = colorsOf(look)
  const styles = stylesOf(colors)
  const logo = look && (await logoOnPlane(look))
  const icon = logo ? null : look && (await badgeOf(look))
  const hasMark = !icon && (look === null || look.hasDemoMark)
  const beside = hasMark || icon ? BESIDE : 0
  const [brand, kicker, title, place, price, detail] = await Promise.all([
    drawText(content.brand, TEXT_WIDTH - beside, styles.brand),
    drawText(content.kicker, TEXT_WIDTH, styles.kicker),
    drawText(content.title, TEXT_WIDTH, styles.title),
    drawText(content.place, TEXT_WIDTH, styles.place),
    drawText(content.price, TEXT_WIDTH, styles.price),
    drawText(content.detail, TEXT_WIDTH, styles.detail),
  ])
  const texts = [
    ...(logo
      ? [{ input: logo, left: MARGIN, top: MARGIN - 6 }]
      : brand
        ? [{ input: brand.input, left: MARGIN + beside, top: MARGIN }]
        : []),
    ...(icon ? [{ input: icon, left: MARGIN, top: MARGIN - 8 }] : []),
    ...stackedFrom(MARGIN + 84, [kicker, title, place]),
    ...stackedUpTo(CARD_HEIGHT - MARGIN, [price, detail]),
  ]
  const picture = photo ? [{ input: await fitted(photo), left: PLANE_WIDTH, top: 0 }] : []
  return sharp(Buffer.from(background({ hasPhoto: photo !== null, hasMark }, colors)))
    .composite([...picture, ...texts])
    .flatten()
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
}

/** The agency's logo for the plane, on a white plate if the plane would hide it; null without one. */
async function logoOnPlane({ logo, darkLogo }: DrawnLook): Promise<Buffer | null> {
  const shown = darkLogo ?? logo
  if (!shown) return null
  const isSeen = darkLogo ? darkLogo.tone !== 'dark' : shown.tone === 'pale'
  const drawn = sharp(Buffer.from(shown.data, 'base64')).resize(LOGO_WIDTH, LOGO_HEIGHT, { fit: 'inside' })
  const plate = { ...PLATE, background: PHOTO_GROUND }
  return (isSeen ? drawn : drawn.flatten({ background: PHOTO_GROUND }).extend(plate)).png().toBuffer()
}

/** The agency's square icon, with round corners; null without one. */
async function badgeOf({ icon }: DrawnLook): Promise<Buffer | null> {
  if (!icon) return null
  const corners = `<svg width="${BADGE}" height="${BADGE}"><rect width="100%" height="100%" rx="8"/></svg>`
  const ground = icon.tone === 'dark' ? { background: PHOTO_GROUND } : null
  const drawn = sharp(Buffer.from(icon.data, 'base64')).resize(BADGE, BADGE)
  const whole = await (ground ? drawn.flatten(ground) : drawn).png().toBuffer()
  return sharp(whole)
    .ensureAlpha()
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer()
}

function fitted(photo: Uint8Array): Promise<Buffer> {
  return sharp(photo).resize(PHOTO_WIDTH, CARD_HEIGHT, { fit: 'cover' }).png({ compressionLevel: 1 }).toBuffer()
}

function background({ hasPhoto, hasMark }: { hasPhoto: boolean; hasMark: boolean }, colors: Colors): string {
  const stroke = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
  const mark = `<path d="${BRAND_LINE}" transform="translate(${MARGIN} ${MARGIN - 4})" ${stroke} stroke="${colors.mark}" stroke-width="2.6"/>`
  const well = `<rect x="${PLANE_WIDTH}" width="${PHOTO_WIDTH}" height="${CARD_HEIGHT}" fill="${colors.well}"/>`
  const mountain = `<path d="M${PLANE_WIDTH - 20} 428h90C700 416 762 268 790 190c30 78 66 138 110 138 50 0 82-56 118-156l92 256h110" ${stroke} stroke="${colors.mark}" stroke-width="6"/>
    <path d="M${PLANE_WIDTH} 470h${PHOTO_WIDTH}" ${stroke} stroke="${colors.line}" stroke-width="3"/>`
  const buildings = `<path d="${BUILDINGS_LINE}" transform="translate(${PLANE_WIDTH + 68} 230) scale(3.5)" ${stroke} stroke="${colors.mark}" stroke-width="1.6"/>`
  const noPhoto = well + (hasMark ? mountain : buildings)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
    <rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${colors.plane}"/>${hasPhoto ? '' : noPhoto}${hasMark ? mark : ''}</svg>`
}

/** Stacks texts downwards from `top`. */
function stackedFrom(top: number, texts: readonly (DrawnText | null)[]) {
  let next = top
  return texts.flatMap((text) => {
    if (!text) return []
    const placed = { input: text.input, left: MARGIN, top: next }
    next += text.height + GAP
    return [placed]
  })
}

/** Stacks texts so that the last ends at `bottom`. */
function stackedUpTo(bottom: number, texts: readonly (DrawnText | null)[]) {
  const drawn = texts.filter((text) => text !== null)
  const height = drawn.reduce((sum, text) => sum + text.height, 0) + GAP * Math.max(0, drawn.length - 1)
  return stackedFrom(bottom - height, drawn)
}
