/** Marks elements that scripts added to the server's HTML; patches leave them alone. */
export const ADDED = 'data-added'
/** The drawing of the map. Scripts add attributes to it. */
export const DRAWING = '.map-drawing'

/**
 * Patches the content of an element to equal new HTML. Equal nodes stay, with what was typed in them. The focus stays on
 * the control of the same name, or goes to the drawing.
 */
export function patchHtml(root: Element, html: string): void {
  const focused = root.contains(document.activeElement) ? document.activeElement : null
  const name = focused && nameOf(focused)
  const template = document.createElement('template')
  template.innerHTML = html
  patchChildren(root, template.content)
  if (!focused || focused.closest(`[${ADDED}]`) || focused.matches(DRAWING)) return
  if (focused === document.activeElement && nameOf(focused) === name) return
  const same = [...root.querySelectorAll<HTMLElement>('a, button, input, select')].find(
    (control) => nameOf(control) === name,
  )
  const next = same ?? root.querySelector<SVGElement>(DRAWING)
  next?.focus({ preventScroll: true })
}

/** Turns the next old node of the same kind into each new node, in order. */
function patchChildren(old: ParentNode & Node, next: ParentNode): void {
  const rest = [...old.childNodes].filter((node) => !isAdded(node))
  // A copy of the list, because inserted nodes leave it.
  for (const node of Array.from(next.childNodes)) {
    const same = rest.findIndex(({ nodeName }) => nodeName === node.nodeName)
    if (same < 0) {
      old.insertBefore(node, rest[0] ?? null)
      continue
    }
    for (const passed of rest.splice(0, same)) passed.remove()
    const there = rest.shift()
    if (there instanceof Element && node instanceof Element) changeElement(there, node)
    else if (there && !there.isEqualNode(node)) there.replaceWith(node)
  }
  for (const gone of rest) gone.remove()
}

function isAdded(node: ChildNode): boolean {
  return node instanceof Element && node.hasAttribute(ADDED)
}

function changeElement(old: Element, next: Element): void {
  if (old.isEqualNode(next)) return
  const isDrawing = old.matches(DRAWING)
  for (const { name, value } of next.attributes) {
    // The role of the drawing is set by a script while keys draw on it (attach-map.tsx).
    if (old.getAttribute(name) !== value && !(isDrawing && name === 'role')) old.setAttribute(name, value)
  }
  if (!isDrawing) for (const name of old.getAttributeNames()) if (!next.hasAttribute(name)) old.removeAttribute(name)
  patchChildren(old, next)
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent
}
