import { Document, Font, Page, Text, View, renderToBuffer } from '@react-pdf/renderer'
import QRCode from 'qrcode'
import { createElement } from 'react'
import { brandFont } from '#app/photos/social-card/brand-fonts.server.ts'
import { MOST_PHOTOS, type SheetContent } from './sheet-content.ts'
import { STYLES } from './sheet-styles.server.ts'
import { box, brandLine, fittedPicture, foot, head, picture, text } from './sheet-parts.server.ts'
import { type DrawnPlan, type SheetPlan, fittedPlans, plansPage } from './plans-page.server.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    drawSheet: DrawSheet
  }
}

/** `photos`: files of the stored photos, the cover first. */
export type Sheet = { content: SheetContent; photos: readonly Uint8Array[]; plans: readonly SheetPlan[] }
export type DrawSheet = (sheet: Sheet) => Promise<Uint8Array>

/** Sizes of the photos in px at 150 dpi: the cover over the full width, the others in a row. */
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
// Words are not hyphenated, because the default rules are English. Only very long words are broken.
Font.registerHyphenationCallback((word) => (word.length > 40 ? (word.match(/.{1,20}/gu) ?? [word]) : [word]))

/** The sheet as a PDF of one or two pages, plus one with its plans. The same content and pictures give the same bytes. */
export async function drawSheet({ content, photos, plans }: Sheet): Promise<Uint8Array> {
  const pictures = await Promise.all(
    photos.slice(0, MOST_PHOTOS).map((photo, at) => fittedPicture(photo, at === 0 ? COVER : OTHER)),
  )
  const [cover, ...row] = pictures.filter((photo) => photo !== null)
  const fitted = await fittedPlans(plans)
  const fewestPages = fitted.length > 0 ? 2 : 1
  const complete = await render(content, { cover, row, plans: fitted, isLow: false })
  if (pagesOf(complete) === fewestPages) return complete
  // Only text may take a second page. Photos that would need one are left out, and then the cover is made lower.
  const alternatives: Pictures[] = [
    ...(row.length > 0 ? [{ cover, row: [], plans: fitted, isLow: false }] : []),
    { cover, row: [], plans: fitted, isLow: true },
  ]
  let shortest = complete
  for (const shown of alternatives) {
    const drawn = await render(content, shown)
    if (pagesOf(drawn) === fewestPages) return drawn
    if (pagesOf(drawn) < pagesOf(shortest)) shortest = drawn
  }
  return shortest
}

/** `row`: the photos under the cover; `isLow`: the cover has half its height. */
type Pictures = { cover: Buffer | undefined; row: Buffer[]; plans: DrawnPlan[]; isLow: boolean }

async function render(content: SheetContent, { cover, row, plans, isLow }: Pictures): Promise<Buffer> {
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
        { size: 'LETTER', style: STYLES.page },
        head(content),
        cover ? picture(cover, isLow ? STYLES.lowCover : STYLES.cover) : mountain(isLow),
        row.length > 0 && box(STYLES.others, ...row.map((photo) => picture(photo, STYLES.other))),
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

/** Shown without a photo. */
function mountain(isLow: boolean) {
  return isLow ? box(STYLES.lowNoPhoto, brandLine(64, 40)) : box(STYLES.noPhoto, brandLine(96, 60))
}

function title(content: SheetContent) {
  return box(
    STYLES.titleRow,
    box(
      STYLES.titleText,
      text(STYLES.kicker, content.kicker),
      text(STYLES.title, content.title),
      content.place ? text(STYLES.place, content.place) : null,
    ),
    box(STYLES.prices, text(STYLES.price, content.price), content.also ? text(STYLES.also, content.also) : null),
  )
}

function facts({ facts: cells }: SheetContent) {
  if (cells.length === 0) return null
  // The list may continue on the next page, but no cell is split.
  return createElement(
    View,
    { style: STYLES.facts },
    ...cells.map(({ label, value, isLong }) =>
      isLong
        ? box(STYLES.longFact, text(STYLES.small, label), text(STYLES.longText, value))
        : box(STYLES.fact, text(STYLES.small, label), text(STYLES.strong, value)),
    ),
  )
}

function description({ paragraphs, isCut, pageUrl }: SheetContent) {
  return createElement(
    View,
    { style: STYLES.section },
    // The heading moves to the next page together with its text.
    createElement(Text, { style: STYLES.heading, minPresenceAhead: 40 }, 'Descripción'),
    ...paragraphs.map((paragraph) =>
      createElement(Text, { style: STYLES.paragraph, orphans: 2, widows: 2 }, paragraph),
    ),
    isCut && pageUrl ? text(STYLES.small, `La descripción completa está en ${pageUrl}`) : null,
  )
}

function conditions({ conditions: labels }: SheetContent) {
  if (labels.length === 0) return null
  return box(STYLES.section, text(STYLES.heading, 'Condiciones'), text(STYLES.paragraph, labels.join('  ·  ')))
}
