import { Document, Font, Image, Page, Path, Svg, Text, View, renderToBuffer } from '@react-pdf/renderer'
import QRCode from 'qrcode'
import { type ReactNode, createElement } from 'react'
import sharp from 'sharp'
import { BRAND_LINE } from '#app/agency/brand-line.ts'
import { brandFont } from '#app/photos/social-card/brand-fonts.server.ts'
import { MOST_PHOTOS, type SheetContent } from './sheet-content.ts'
import { COLORS, LOOKS } from './sheet-looks.server.ts'

/** `photos` are whole files of stored photos, the cover first. */
export type Sheet = { content: SheetContent; photos: readonly Uint8Array[] }
export type DrawSheet = (sheet: Sheet) => Promise<Uint8Array>

/** The photos as they stand on the sheet, in px at 150 dpi: the cover over the whole width, the others beside each other. */
const COVER = { width: 1125, height: 442 }
const OTHER = { width: 367, height: 217 }
const QUALITY = 78

Font.register({ family: 'Familjen', fonts: [{ src: brandFont('FamiljenGrotesk-SemiBold.ttf'), fontWeight: 600 }] })
Font.register({
  family: 'Figtree',
  fonts: [
    { src: brandFont('Figtree-Regular.ttf'), fontWeight: 400 },
    { src: brandFont('Figtree-SemiBold.ttf'), fontWeight: 600 },
  ],
})
// Spanish words are not broken by rules made for English; one without an end is, wherever the line ends.
Font.registerHyphenationCallback((word) => (word.length > 40 ? (word.match(/.{1,20}/gu) ?? [word]) : [word]))

/** The sheet of a property as a PDF of one or two pages: the same bytes for the same content and photos. */
export async function drawSheet({ content, photos }: Sheet): Promise<Uint8Array> {
  const pictures = await Promise.all(
    photos.slice(0, MOST_PHOTOS).map((photo, at) => fittedPhoto(photo, at === 0 ? COVER : OTHER)),
  )
  const [cover, ...others] = pictures.filter((fitted) => fitted !== null)
  const whole = await render(content, cover, others)
  if (others.length === 0 || pagesOf(whole) === 1) return whole
  // A second page is only for text: photos that would need one are on the property's page.
  const short = await render(content, cover, [])
  return pagesOf(short) === 1 ? short : whole
}

async function render(content: SheetContent, cover: Buffer | undefined, others: Buffer[]): Promise<Buffer> {
  const code = content.code2d.address ? await QRCode.toBuffer(content.code2d.address, { margin: 0, width: 280 }) : null
  const changedAt = new Date(content.changedAt)
  return renderToBuffer(
    createElement(
      Document,
      {
        title: `${content.title} · ${content.code}`,
        author: content.firm.name,
        subject: content.kicker,
        creator: content.firm.name,
        producer: content.firm.name,
        language: 'es-MX',
        creationDate: changedAt,
        modificationDate: changedAt,
      },
      createElement(
        Page,
        { size: 'LETTER', style: LOOKS.page },
        head(content),
        cover ? picture(cover, LOOKS.cover) : mountain(),
        others.length > 0 && box(LOOKS.others, ...others.map((other) => picture(other, LOOKS.other))),
        title(content),
        facts(content),
        description(content),
        conditions(content),
        foot(content, code),
      ),
    ),
  )
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

type Look = (typeof LOOKS)[keyof typeof LOOKS]

function box(style: Look, ...children: ReactNode[]) {
  return createElement(View, { style, wrap: false }, ...children)
}

function text(style: Look, content: string) {
  return createElement(Text, { style }, content)
}

function picture(data: Buffer, style: Look, format: 'jpg' | 'png' = 'jpg') {
  return createElement(Image, { src: { data, format }, style })
}

function head({ firm, code }: SheetContent) {
  return createElement(
    View,
    { style: LOOKS.head, fixed: true },
    box(
      LOOKS.brand,
      brandLine(30, 19),
      box(LOOKS.brandName, text(LOOKS.firm, firm.name), text(LOOKS.small, firm.tagline)),
    ),
    box(LOOKS.right, text(LOOKS.strong, 'Ficha técnica'), text(LOOKS.small, code)),
  )
}

/** Stands where there is no photo. */
function mountain() {
  return box(LOOKS.noPhoto, brandLine(96, 60))
}

function brandLine(width: number, height: number) {
  const path = createElement(Path, {
    d: BRAND_LINE,
    fill: 'none',
    stroke: COLORS.mark,
    strokeWidth: 2.6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  })
  return createElement(Svg, { viewBox: '0 0 48 30', width, height }, path)
}

function title(content: SheetContent) {
  return box(
    LOOKS.titleRow,
    box(
      LOOKS.titleText,
      text(LOOKS.kicker, content.kicker),
      text(LOOKS.title, content.title),
      content.place ? text(LOOKS.place, content.place) : null,
    ),
    text(LOOKS.price, content.price),
  )
}

function facts({ facts: cells }: SheetContent) {
  if (cells.length === 0) return null
  // As many rows as there are may go on where the page ends; no cell is cut.
  return createElement(
    View,
    { style: LOOKS.facts },
    ...cells.map(({ label, value }) => box(LOOKS.fact, text(LOOKS.small, label), text(LOOKS.strong, value))),
  )
}

function description({ paragraphs, isCut, pageUrl }: SheetContent) {
  return createElement(
    View,
    { style: LOOKS.section },
    // A heading does not stay behind when its text goes to the next page.
    createElement(Text, { style: LOOKS.heading, minPresenceAhead: 40 }, 'Descripción'),
    ...paragraphs.map((paragraph) => createElement(Text, { style: LOOKS.paragraph, orphans: 2, widows: 2 }, paragraph)),
    isCut && pageUrl ? text(LOOKS.small, `La descripción completa está en ${pageUrl}`) : null,
  )
}

function conditions({ conditions: labels }: SheetContent) {
  if (labels.length === 0) return null
  return box(LOOKS.section, text(LOOKS.heading, 'Condiciones'), text(LOOKS.paragraph, labels.join('  ·  ')))
}

function foot({ contact, firm, code2d, pageUrl, day }: SheetContent, code: Buffer | null) {
  return createElement(
    View,
    { style: LOOKS.foot, fixed: true },
    box(
      LOOKS.footText,
      text(LOOKS.footName, contact.name),
      text(LOOKS.footWays, `${contact.phone}   ·   ${contact.email}`),
      text(LOOKS.footSmall, firm.place),
      pageUrl ? text(LOOKS.footSmall, pageUrl) : null,
      text(LOOKS.footSmall, `Información al ${day}. Precio y disponibilidad pueden cambiar sin previo aviso.`),
    ),
    code && box(LOOKS.code, picture(code, LOOKS.codePicture, 'png'), text(LOOKS.codeLabel, code2d.label)),
  )
}

/** Null for a file that is no picture any more: the sheet then does without. */
function fittedPhoto(photo: Uint8Array, size: { width: number; height: number }): Promise<Buffer | null> {
  return sharp(photo)
    .resize({ ...size, fit: 'cover' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
    .catch(() => null)
}
