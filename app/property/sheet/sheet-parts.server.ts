import { Image, Path, Svg, Text, View } from '@react-pdf/renderer'
import { type ReactNode, createElement } from 'react'
import sharp from 'sharp'
import { BRAND_LINE } from '#app/agency/brand-line.ts'
import type { SheetContent } from './sheet-content.ts'
import { COLORS, FOOT_TEXT, LOOKS } from './sheet-looks.server.ts'

const QUALITY = 78
/** Of the letters of an address, as a share of their size: no usual one is wider. */
const WIDTH_OF_LETTER = 0.56

type Look = (typeof LOOKS)[keyof typeof LOOKS]

export function box(style: Look, ...children: ReactNode[]) {
  return createElement(View, { style, wrap: false }, ...children)
}

export function text(style: Look, content: string) {
  return createElement(Text, { style }, content)
}

/** An address stays whole, in smaller letters if need be: broken, the line would end with a hyphen that is none of it. */
function address(url: string) {
  const fontSize = Math.min(LOOKS.footSmall.fontSize, FOOT_TEXT / (WIDTH_OF_LETTER * url.length))
  const style = { ...LOOKS.footSmall, fontSize }
  return createElement(Text, { style, hyphenationCallback: (word: string) => [word] }, url)
}

export function picture(data: Buffer, style: Look, format: 'jpg' | 'png' = 'jpg') {
  return createElement(Image, { src: { data, format }, style })
}

export function head({ firm, code }: SheetContent) {
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
    { style: LOOKS.foot, fixed: true },
    box(
      LOOKS.footText,
      text(LOOKS.footName, contact.name),
      text(LOOKS.footWays, `${contact.phone}   ·   ${contact.email}`),
      text(LOOKS.footSmall, firm.place),
      pageUrl ? address(pageUrl) : null,
      text(LOOKS.footSmall, `Información al ${day}. Precio y disponibilidad pueden cambiar sin previo aviso.`),
    ),
    code && box(LOOKS.code, picture(code, LOOKS.codePicture, 'png'), text(LOOKS.codeLabel, code2d.label)),
  )
}

/** Null for a file that is no picture any more: the sheet then does without. @param size in px */
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
