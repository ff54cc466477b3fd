import { Document, Font, Page, Text, View, renderToBuffer } from '@react-pdf/renderer'
import QRCode from 'qrcode'
import { createElement } from 'react'
import { brandColor } from '#app/agency/look/brand-colors.server.ts'
import type { DrawnLook } from '#app/agency/look/look.ts'
import { brandFont } from '#app/photos/social-card/brand-fonts.server.ts'
import { MOST_PHOTOS, type SheetContent } from './sheet-content.ts'
import { type StyledSheet, markColor, sheetLogo, sheetStyles } from './sheet-styles.server.ts'
import { box, fittedPicture, foot, head, text } from './sheet-parts.server.ts'
import { type SheetPictures, layoutsFor, picturesPart } from './sheet-pictures.server.ts'
import { type DrawnPlan, type SheetPlan, fittedPlans, plansPage } from './plans-page.server.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    drawSheet: DrawSheet
  }
}

/**
 * `photos`: files of the stored photos, the cover first. `look`: null for the product's. `person`: file of the photo of the
 * person who attends; null for none.
 */
export type Sheet = {
  content: SheetContent
  photos: readonly Uint8Array[]
  plans: readonly SheetPlan[]
  look: DrawnLook | null
  person: Uint8Array | null
}
export type DrawSheet = (sheet: Sheet) => Promise<Uint8Array>

/** Sizes of the photos in px at 150 dpi: the cover over the full width, the others in a row. */
const COVER = { width: 1125, height: 442, fit: 'cover' } as const
const OTHER = { width: 367, height: 217, fit: 'cover' } as const
const FACE = { width: 192, height: 192, fit: 'cover' } as const

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
export async function drawSheet({ content: texts, photos, plans, look, person }: Sheet): Promise<Uint8Array> {
  const face = person && texts.contact.initials !== '' ? await fittedPicture(person, FACE) : null
  const appearance = { styles: sheetStyles(look), mark: markColor(look), logo: sheetLogo(look) }
  const content = { ...texts, ...appearance, face, colorOf: (token: string) => brandColor(token, look) }
  const pictures = await Promise.all(
    photos.slice(0, MOST_PHOTOS).map((photo, at) => fittedPicture(photo, at === 0 ? COVER : OTHER)),
  )
  const [cover, ...row] = pictures.filter((photo) => photo !== null)
  const fitted = await fittedPlans(plans)
  const fewestPages = fitted.length > 0 ? 2 : 1
  let shortest: Buffer | null = null
  // Only text may take a second page: pictures that would need one are smaller or left out.
  for (const layout of layoutsFor({ hasMap: Boolean(content.map?.svg), hasRow: row.length > 0 })) {
    const drawn = await render(content, { cover, row, layout }, fitted)
    if (pagesOf(drawn) === fewestPages) return drawn
    if (!shortest || pagesOf(drawn) < pagesOf(shortest)) shortest = drawn
  }
  return shortest ?? new Uint8Array()
}

async function render(content: StyledSheet, pictures: SheetPictures, plans: readonly DrawnPlan[]): Promise<Buffer> {
  const code = content.code2d.address ? await QRCode.toBuffer(content.code2d.address, { margin: 0, width: 280 }) : null
  const changedAt = new Date(content.changedAt)
  const { styles } = content
  return renderToBuffer(
    createElement(
      Document,
      {
        title: `${content.title} · ${content.code}`,
        author: content.agency.name,
        subject: content.kicker,
        creator: content.agency.name,
        producer: content.agency.name,
        language: 'es-MX',
        creationDate: changedAt,
        modificationDate: changedAt,
      },
      createElement(
        Page,
        { size: 'LETTER', style: styles.page },
        head(content),
        ...picturesPart(content, pictures),
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

function title(content: StyledSheet) {
  const { styles } = content
  return box(
    styles.titleRow,
    box(
      styles.titleText,
      text(styles.kicker, content.kicker),
      text(styles.title, content.title),
      content.place ? text(styles.place, content.place) : null,
    ),
    box(styles.prices, text(styles.price, content.price), content.also ? text(styles.also, content.also) : null),
  )
}

function facts({ facts: cells, styles }: StyledSheet) {
  if (cells.length === 0) return null
  // The list may continue on the next page, but no cell is split.
  return createElement(
    View,
    { style: styles.facts },
    ...cells.map(({ label, value, isLong }) =>
      isLong
        ? box(styles.longFact, text(styles.small, label), text(styles.longText, value))
        : box(styles.fact, text(styles.small, label), text(styles.strong, value)),
    ),
  )
}

function description({ paragraphs, isCut, pageUrl, styles }: StyledSheet) {
  return createElement(
    View,
    { style: styles.section },
    // The heading moves to the next page together with its text.
    createElement(Text, { style: styles.heading, minPresenceAhead: 40 }, 'Descripción'),
    ...paragraphs.map((paragraph) =>
      createElement(Text, { style: styles.paragraph, orphans: 2, widows: 2 }, paragraph),
    ),
    isCut && pageUrl ? text(styles.small, `La descripción completa está en ${pageUrl}`) : null,
  )
}

function conditions({ conditions: labels, styles }: StyledSheet) {
  if (labels.length === 0) return null
  return box(styles.section, text(styles.heading, 'Condiciones'), text(styles.paragraph, labels.join('  ·  ')))
}
