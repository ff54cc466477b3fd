let isTolerant = false

/**
 * Translators and other extensions wrap the texts of a page in elements of their own, whatever `translate` says. React then
 * removes a text, or inserts before it, where it no longer is a child, and the browser throws: the page would break, and a
 * form in it. The element that was put around the text takes its place instead.
 */
export function tolerateForeignMarkup(): void {
  // Nothing to do on the server, nor a second time.
  if (typeof Node === 'undefined' || isTolerant) return
  isTolerant = true
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const own = childAround(this, child)
    if (own) removeChild.call(this, own)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, next: Node | null): T {
    insertBefore.call(this, added, next && childAround(this, next))
    return added
  }
}

/** The child of `parent` that is `node` or holds it; null when there is none. */
function childAround(parent: Node, node: Node): Node | null {
  let at: Node | null = node
  while (at && at.parentNode !== parent) at = at.parentNode
  return at
}
