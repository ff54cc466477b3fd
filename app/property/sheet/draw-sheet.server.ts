import { Document, Font, Page, Text, View, renderToBuffer } from '@react-pdf/renderer'
import QRCode from 'qrcode'
import { createElement } from 'react'
import { brandFont } from '#app/photos/social-card/brand-fonts.server.ts'
import { MOST_PHOTOS, type SheetContent } from './sheet-content.ts'
import { LOOKS } from './sheet-looks.server.ts'
import { box, brandLine, fittedPicture, foot, head, picture, text } from './sheet-parts.server.ts'
import { type DrawnPlan, type SheetPlan, fittedPlans, plansPage } from './plans-page.server.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    drawSheet: DrawSheet
  }
}

/** `photos` are whole files of stored photos, the cover first. */
export type Sheet = { content: SheetContent; photos: readonly Uint8Array[]; plans: readonly SheetPlan[] }
export type DrawSheet = (sheet: Sheet) => Promise<Uint8Array>

/** The photos as they stand on the sheet, in px at 150 dpi: the cover over the whole width, the others beside each other. */
const COVER = { width: 1125, height: 442, fit: 'cover' } as const
const OTHER = { width: 367, height: 217, fit: 'cover' } as const

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

/** The sheet of a property as a PDF of one or two pages, and one of its plans: the same bytes for the same content and pictures. */
export async function drawSheet({ content, photos, plans }: Sheet): Promise<Uint8Array> {
  const pictures = await Promise.all(
    photos.slice(0, MOST_PHOTOS).map((photo, at) => fittedPicture(photo, at === 0 ? COVER : OTHER)),
  )
  const [cover, ...others] = pictures.filter((fitted) => fitted !== null)
  const last = await fittedPlans(plans)
  const least = last.length > 0 ? 2 : 1
  const whole = await render(content, { cover, others, plans: last, isLow: false })
  if (pagesOf(whole) === least) return whole
  // A second page is only for text: photos that would need one are on the property's page, and a low cover saves one line.
  const fewer: Pictures[] = [
    ...(others.length > 0 ? [{ cover, others: [], plans: last, isLow: false }] : []),
    { cover, others: [], plans: last, isLow: true },
  ]
  let shortest = whole
  for (const shown of fewer) {
    const drawn = await render(content, shown)
    if (pagesOf(drawn) === least) return drawn
    if (pagesOf(drawn) < pagesOf(shortest)) shortest = drawn
  }
  return shortest
}

/** `isLow`: the cover is half as high. */
type Pictures = { cover: Buffer | undefined; others: Buffer[]; plans: DrawnPlan[]; isLow: boolean }

async function render(content: SheetContent, { cover, others, plans, isLow }: Pictures): Promise<Buffer> {
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
        cover ? picture(cover, isLow ? LOOKS.lowCover : LOOKS.cover) : mountain(isLow),
        others.length > 0 && box(LOOKS.others, ...others.map((other) => picture(other, LOOKS.other))),
        title(content),
        facts(content),
        description(content),
        conditions(content),
        foot(content, code),
      ),
      plans.length > 0 && plansPage(content, plans, code),
    ),
  )
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

/** Stands where there is no photo. */
function mountain(isLow: boolean) {
  return isLow ? box(LOOKS.lowNoPhoto, brandLine(64, 40)) : box(LOOKS.noPhoto, brandLine(96, 60))
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
    ...cells.map(({ label, value, isLong }) =>
      isLong
        ? box(LOOKS.longFact, text(LOOKS.small, label), text(LOOKS.longText, value))
        : box(LOOKS.fact, text(LOOKS.small, label), text(LOOKS.strong, value)),
    ),
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
