/** What the browser added to the server's HTML, which stays. */
export const ADDED = 'data-added'
/** The drawing of the map: the browser adds to what it says of itself. */
export const DRAWING = '.map-drawing'

/**
 * Makes the inside of an element what new HTML says: what is the same stays as it is, with what was typed in it. The
 * focus stays on the control of the same name, else it goes to the drawing.
 */
export function patchHtml(root: Element, html: string): void {
  const focused = root.contains(document.activeElement) ? document.activeElement : null
  const name = focused && nameOf(focused)
  const came = document.createElement('template')
  came.innerHTML = html
  makeAlike(root, came.content)
  if (!focused || focused.closest(`[${ADDED}]`) || focused.matches(DRAWING)) return
  if (focused === document.activeElement && nameOf(focused) === name) return
  const same = [...root.querySelectorAll<HTMLElement>('a, button, input, select')].find((each) => nameOf(each) === name)
  const next = same ?? root.querySelector<SVGElement>(DRAWING)
  next?.focus({ preventScroll: true })
}

/** Of what is there, in its order, the next of the same kind becomes each new one. */
function makeAlike(old: ParentNode & Node, next: ParentNode): void {
  const rest = [...old.childNodes].filter((node) => !isAdded(node))
  // What goes over to the page leaves the list of what came.
  for (const node of Array.from(next.childNodes)) {
    const same = rest.findIndex((each) => each.nodeName === node.nodeName)
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
    // What the drawing is, is said anew while keys draw on it (attach-map.tsx).
    if (old.getAttribute(name) !== value && !(isDrawing && name === 'role')) old.setAttribute(name, value)
  }
  if (!isDrawing) for (const name of old.getAttributeNames()) if (!next.hasAttribute(name)) old.removeAttribute(name)
  makeAlike(old, next)
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent
}
