import { Fragment, type ReactElement, type ReactNode, isValidElement } from 'react'

/** Elements without an end tag. */
const VOID = new Set(['area', 'br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
/** Attributes that React calls otherwise; all else of HTML has the same letters. */
const ATTRIBUTES: Record<string, string> = { className: 'class', htmlFor: 'for' }
/** Attributes that say true and false in words. */
const IN_WORDS = /^(?:aria|data)-/

const SPECIAL = /["&'<>]/
const ESCAPED: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }

/**
 * What React would paint, as HTML, for what is painted from data alone: functions without hooks, elements without
 * handlers. It takes the server a small part of React's time; the browser never needs it (`StaticPart`).
 * @throws where something else is in it
 */
export function staticHtml(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'string') return escaped(node)
  if (typeof node === 'number') return String(node)
  if (Array.isArray(node)) {
    let html = ''
    for (const each of node) html += staticHtml(each)
    return html
  }
  if (isValidElement(node)) return elementHtml(node as Painted)
  throw new TypeError('static HTML is made of elements and text alone')
}

type Props = Record<string, unknown> & { children?: ReactNode }
type Painted = ReactElement<Props>

function elementHtml({ type, props }: Painted): string {
  if (type === Fragment) return staticHtml(props.children)
  if (typeof type === 'function') return staticHtml((type as (props: Props) => ReactNode)(props))
  if (typeof type !== 'string') throw new TypeError('static HTML is made of functions and elements alone')
  let html = `<${type}`
  for (const name in props) if (name !== 'children') html += attribute(name, props[name])
  return VOID.has(type) ? `${html}/>` : `${html}>${staticHtml(props.children)}</${type}>`
}

function attribute(name: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  const known = ATTRIBUTES[name] ?? name
  if (typeof value === 'boolean') {
    if (IN_WORDS.test(name)) return ` ${known}="${value}"`
    return value ? ` ${known}=""` : ''
  }
  if (typeof value === 'string') return ` ${known}="${escaped(value)}"`
  if (typeof value === 'number') return ` ${known}="${value}"`
  throw new TypeError(`static HTML has no ${name}: nobody would answer it`)
}

function escaped(text: string): string {
  return SPECIAL.test(text) ? text.replaceAll(/["&'<>]/g, (character) => ESCAPED[character] ?? character) : text
}
