import { Image, Path, Svg, Text, View } from '@react-pdf/renderer'
import { type ReactNode, createElement } from 'react'
import sharp from 'sharp'
import { BRAND_LINE } from '#app/agency/brand-line.ts'
import type { SheetContent } from './sheet-content.ts'
import { COLORS, FOOT_TEXT, STYLES } from './sheet-styles.server.ts'

const QUALITY = 78
/** Average width of the characters of an address as a share of the font size; few addresses are wider. */
const CHARACTER_WIDTH = 0.56

type Style = (typeof STYLES)[keyof typeof STYLES]

export function box(style: Style, ...children: ReactNode[]) {
  return createElement(View, { style, wrap: false }, ...children)
}

export function text(style: Style, content: string) {
  return createElement(Text, { style }, content)
}

/** An address on one line, in smaller type if needed. A line break would add a hyphen that isn't part of it. */
function address(url: string) {
  const fontSize = Math.min(STYLES.footSmall.fontSize, FOOT_TEXT / (CHARACTER_WIDTH * url.length))
  const style = { ...STYLES.footSmall, fontSize }
  return createElement(Text, { style, hyphenationCallback: (word: string) => [word] }, url)
}

export function picture(data: Buffer, style: Style, format: 'jpg' | 'png' = 'jpg') {
  return createElement(Image, { src: { data, format }, style })
}

export function head({ firm, code }: SheetContent) {
  return createElement(
    View,
    { style: STYLES.head, fixed: true },
    box(
      STYLES.brand,
      brandLine(30, 19),
      box(STYLES.brandName, text(STYLES.firm, firm.name), text(STYLES.small, firm.tagline)),
    ),
    box(STYLES.right, text(STYLES.strong, 'Ficha técnica'), text(STYLES.small, code)),
  )
}

export function brandLine(width: number, height: number) {
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

export function foot({ contact, firm, code2d, pageUrl, day }: SheetContent, code: Buffer | null) {
  return createElement(
    View,
    { style: STYLES.foot, fixed: true },
    box(
      STYLES.footText,
      text(STYLES.footName, contact.name),
      text(STYLES.footContact, `${contact.phone}   ·   ${contact.email}`),
      text(STYLES.footSmall, firm.place),
      pageUrl ? address(pageUrl) : null,
      text(STYLES.footSmall, `Información al ${day}. Precio y disponibilidad pueden cambiar sin previo aviso.`),
    ),
    code && box(STYLES.code, picture(code, STYLES.codePicture, 'png'), text(STYLES.codeLabel, code2d.label)),
  )
}

/** A picture scaled to a size; null for a file that isn't a readable picture. @param size in px */
export function fittedPicture(
  file: Uint8Array,
  size: { width: number; height: number; fit: 'cover' | 'inside' },
): Promise<Buffer | null> {
  return sharp(file)
    .resize({ ...size, withoutEnlargement: size.fit === 'inside' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
    .catch(() => null)
}
