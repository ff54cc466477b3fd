import { Image, Path, Svg, Text, View } from '@react-pdf/renderer'
import { type ReactNode, createElement } from 'react'
import sharp from 'sharp'
import { BRAND_LINE, BUILDINGS_LINE } from '#app/agency/brand-line.ts'
import { BESIDE_FACE, FOOT_TEXT, type SheetStyles, type StyledSheet } from './sheet-styles.server.ts'

const QUALITY = 78
/** Average width of the characters of an address as a share of the font size; few addresses are wider. */
const CHARACTER_WIDTH = 0.56

type Style = SheetStyles[keyof SheetStyles]

export function box(style: Style, ...children: ReactNode[]) {
  return createElement(View, { style, wrap: false }, ...children)
}

export function text(style: Style, content: string) {
  return createElement(Text, { style }, content)
}

/** An address on one line, in smaller type if needed. A line break would add a hyphen that isn't part of it. */
function address(url: string, width: number, styles: SheetStyles) {
  const fontSize = Math.min(styles.footSmall.fontSize, width / (CHARACTER_WIDTH * url.length))
  const style = { ...styles.footSmall, fontSize }
  return createElement(Text, { style, hyphenationCallback: (word: string) => [word] }, url)
}

export function picture(data: Buffer, style: Style, format: 'jpg' | 'png' = 'jpg') {
  return createElement(Image, { src: { data, format }, style })
}

export function head({ agency, code, styles, mark, logo }: StyledSheet) {
  return createElement(
    View,
    { style: styles.head, fixed: true },
    logo
      ? picture(logo.png, logo.isOnPlate ? styles.logoOnPlate : styles.logo, 'png')
      : box(
          styles.brand,
          mark && brandLine(mark, { width: 30, height: 19 }),
          box(
            mark ? styles.brandName : styles.brandAlone,
            text(styles.agency, agency.shortName),
            text(styles.small, agency.tagline),
          ),
        ),
    box(styles.right, text(styles.strong, 'Ficha técnica'), text(styles.small, code)),
  )
}

type LineSize = { width: number; height: number }

export function brandLine(color: string, size: LineSize) {
  return line({ path: BRAND_LINE, viewBox: '0 0 48 30', stroke: 2.6 }, color, size)
}

export function buildingsLine(color: string, size: LineSize) {
  return line({ path: BUILDINGS_LINE, viewBox: '0 0 144 60', stroke: 2 }, color, size)
}

type Line = { path: string; viewBox: string; stroke: number }

function line({ path, viewBox, stroke }: Line, color: string, size: LineSize) {
  const style = {
    fill: 'none',
    stroke: color,
    strokeWidth: stroke,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const
  return createElement(Svg, { viewBox, ...size }, createElement(Path, { d: path, ...style }))
}

export function foot(content: StyledSheet, code: Buffer | null) {
  const { contact, agency, code2d, pageUrl, day, styles } = content
  const face = faceOf(content)
  const width = face ? FOOT_TEXT - BESIDE_FACE : FOOT_TEXT
  return createElement(
    View,
    { style: styles.foot, fixed: true },
    box(
      styles.footSide,
      face,
      box(
        face ? styles.footTextBeside : styles.footText,
        text(styles.footName, contact.name),
        text(styles.footContact, `${contact.phone}   ·   ${contact.email}`),
        text(styles.footSmall, agency.place),
        pageUrl ? address(pageUrl, width, styles) : null,
        text(styles.footSmall, `Información al ${day}. Precio y disponibilidad pueden cambiar sin previo aviso.`),
      ),
    ),
    code && box(styles.code, picture(code, styles.codePicture, 'png'), text(styles.codeLabel, code2d.label)),
  )
}

/** The photo of the person who attends, else the initials; null for a plain contact. */
function faceOf({ face, contact: { initials }, styles }: StyledSheet) {
  if (face) return picture(face, styles.face)
  return initials ? box(styles.monogram, text(styles.initials, initials)) : null
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
