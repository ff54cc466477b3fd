import { Circle, G, Path, Svg, Text } from '@react-pdf/renderer'
import { type ReactNode, createElement } from 'react'
import { Parser } from 'saxen'
import { drawableText } from '#app/photos/social-card/drawable-text.ts'

/** The size of a text, in units of the drawing, that gives none itself. */
const TEXT_SIZE = 12
/** 'fill-ink/6' is the colour ink with an opacity of 6 %. */
const PAINT = /^(fill|stroke)-([a-z0-9-]+?)(?:\/(\d+))?$/

type Attributes = Record<string, string>
type Shape = { tag: string; attributes: Attributes; text: string }

/**
 * A map that the product drew as SVG, as a part of a PDF. It knows the elements of such a map: paths, circles and texts in
 * groups. @param colorOf the colour of a token, which its classes name
 */
export function mapInPdf(svg: string, colorOf: (token: string) => string, style: { width: number; height: number }) {
  const { viewBox, shapes } = shapesIn(svg)
  const drawn = shapes.map((shape) => shapeInPdf(shape, colorOf))
  return createElement(Svg, { viewBox, ...style }, ...drawn)
}

/** The shapes of a drawing in their order, each with the attributes of its groups. */
function shapesIn(svg: string): { viewBox: string; shapes: Shape[] } {
  const shapes: Shape[] = []
  const groups: Attributes[] = []
  let viewBox = ''
  let open: Shape | null = null
  const parser = new Parser()
  parser.on('openTag', (tag, read) => {
    const own = { ...read() }
    const { class: classes = '' } = own
    const attributes = { ...groups.at(-1), ...own, ...paintOf(classes) }
    if (tag === 'svg') viewBox = own['viewBox'] ?? ''
    // A symbol whose name had no room says nothing on paper.
    if (tag === 'title') groups.splice(-1, 1, { ...groups.at(-1), visibility: 'hidden' })
    groups.push(attributes)
    open = { tag, attributes, text: '' }
  })
  parser.on('text', (text, decode) => {
    if (open) open.text += decode(text)
  })
  parser.on('closeTag', (tag) => {
    groups.pop()
    const isShape = open?.tag === tag && ['path', 'circle', 'text'].includes(tag)
    if (open && isShape && open.attributes['visibility'] !== 'hidden') shapes.push(open)
    open = null
  })
  parser.parse(svg)
  return { viewBox, shapes }
}

function paintOf(classes: string): Attributes {
  const paints = classes.split(' ').flatMap((name) => {
    const [, kind = '', token = '', percent] = PAINT.exec(name) ?? []
    if (kind === '') return []
    return [
      [kind, token],
      [`${kind}-opacity`, String(Number(percent ?? 100) / 100)],
    ]
  })
  return Object.fromEntries(paints)
}

function shapeInPdf({ tag, attributes, text }: Shape, colorOf: (token: string) => string): ReactNode {
  const { fill = 'ink', stroke = 'none', transform } = attributes
  const color = (token: string) => (token === 'none' ? token : colorOf(token))
  const paint = {
    fill: color(fill),
    fillOpacity: numberOf(attributes['fill-opacity'], 1),
    stroke: color(stroke),
    strokeOpacity: numberOf(attributes['stroke-opacity'], 1),
    strokeWidth: numberOf(attributes['stroke-width'], 1),
  }
  if (tag === 'circle') {
    const place = { cx: numberOf(attributes['cx']), cy: numberOf(attributes['cy']), r: numberOf(attributes['r']) }
    // A dash of no length, which is a dot, is an error in a PDF.
    const dashes = attributes['stroke-dasharray'] && {
      strokeDasharray: attributes['stroke-dasharray'].replace(/^0 /, '0.1 '),
    }
    return createElement(Circle, { ...place, ...paint, ...dashes, strokeLinecap: 'round' })
  }
  if (tag === 'text') {
    const style = {
      fontFamily: 'Figtree',
      fontWeight: numberOf(attributes['font-weight'], 400),
      fontSize: numberOf(attributes['font-size'], TEXT_SIZE),
    }
    const place = { x: numberOf(attributes['x']), y: numberOf(attributes['y']) }
    const anchor = attributes['text-anchor'] as 'start' | 'middle' | 'end' | undefined
    return createElement(Text, { ...place, fill: paint.fill, style, textAnchor: anchor ?? 'start' }, drawableText(text))
  }
  const path = createElement(Path, { d: attributes['d'] ?? '', ...paint, fillRule: 'evenodd' })
  return transform ? createElement(G, { transform: transform.replace(' ', ',') }, path) : path
}

function numberOf(text: string | undefined, otherwise = 0): number {
  return text === undefined ? otherwise : Number(text)
}
