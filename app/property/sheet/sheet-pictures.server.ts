import type { ReactNode } from 'react'
import { mapInPdf } from './map-in-pdf.server.ts'
import { box, brandLine, buildingsLine, picture, text } from './sheet-parts.server.ts'
import type { StyledSheet } from './sheet-styles.server.ts'

/** The photos of a sheet as they are drawn. `cover`: undefined without one. */
export type SheetPictures = { cover: Buffer | undefined; row: readonly Buffer[]; layout: Layout }

/** `height`: of the cover; `under`: what stands below it; `isBeside`: whether the map stands beside it. */
type Layout = {
  height: 'full' | 'middle' | 'low'
  under: 'photosAndMap' | 'photos' | null
  isBeside: boolean
}

/** Parts of the row under the cover. */
const IN_ROW = 3

/** The layouts to try, those that take most height first. */
export function layoutsFor({ hasMap, hasRow }: { hasMap: boolean; hasRow: boolean }): Layout[] {
  if (hasMap)
    return [
      { height: 'full', under: 'photosAndMap', isBeside: false },
      { height: 'middle', under: 'photosAndMap', isBeside: false },
      { height: 'full', under: null, isBeside: true },
      { height: 'low', under: null, isBeside: true },
    ]
  return [
    ...(hasRow ? [{ height: 'full', under: 'photos', isBeside: false } as const] : []),
    { height: 'full', under: null, isBeside: false },
    { height: 'low', under: null, isBeside: false },
  ]
}

export function picturesPart(content: StyledSheet, { cover, row, layout }: SheetPictures): ReactNode[] {
  const { styles } = content
  const { height, under, isBeside } = layout
  const size = isBeside ? styles.coverBeside : {}
  const large = cover
    ? picture(cover, { ...styles[`${height}Cover`], ...size })
    : noPhoto(content, { ...styles[`${height}NoPhoto`], ...size })
  if (isBeside) {
    const near = height === 'full' ? nearBy(content, styles.nearBelow) : null
    return [box(styles.beside, large, box(styles.mapColumn, mapBox(content), near))]
  }
  if (under === null) return [large]
  const hasMap = under === 'photosAndMap'
  const photos = row.slice(0, hasMap ? IN_ROW - 1 : IN_ROW).map((photo) => picture(photo, styles.other))
  const near = hasMap && photos.length < IN_ROW - 1 && nearBy(content, styles.nearBeside)
  return [large, box(styles.others, ...photos, hasMap && mapBox(content), near)]
}

/** The map with its credit. */
function mapBox({ map, styles, colorOf }: StyledSheet): ReactNode {
  if (!map?.svg) return null
  const drawing = box(styles.mapFrame, mapInPdf(map.svg, colorOf, styles.map))
  return box(styles.mapBox, drawing, text(styles.credit, map.credit))
}

function nearBy({ map, styles }: StyledSheet, style: StyledSheet['styles']['nearBeside' | 'nearBelow']): ReactNode {
  if (!map || map.near.length === 0) return null
  const lines = map.near.map((distance) => text(styles.nearLine, distance))
  return box(style, text(styles.strong, 'En línea recta'), ...lines)
}

/** Shown without a photo. */
function noPhoto({ styles, mark }: StyledSheet, style: StyledSheet['styles'][`${Layout['height']}NoPhoto`]): ReactNode {
  const size = { width: 64, height: 40 }
  return box(style, mark ? brandLine(mark, size) : buildingsLine(styles.fullNoPhoto.color, size))
}
