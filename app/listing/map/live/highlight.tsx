const LIT = 'is-lit'

/**
 * What the mouse or the focus is on is marked on the other side, too: a card of the list on the map, as itself or in the
 * group that holds it, and what is on the map in the list.
 * @param results the part of the page that has both
 */
export function highlightBothSides(results: HTMLElement): () => void {
  function light({ target, type }: Event) {
    for (const lit of results.querySelectorAll(`.${LIT}`)) lit.classList.remove(LIT)
    if (!(target instanceof Element) || type === 'pointerleave' || type === 'focusout') return
    const card = target.closest('.card')
    const spot = target.closest('.map-spot')
    if (card) for (const each of spotsOf(results, pathOf(card))) each.classList.add(LIT)
    if (spot) for (const each of cardsOf(results, spot)) each.classList.add(LIT)
  }

  const heard = new AbortController()
  for (const change of ['pointerover', 'pointerleave', 'focusin', 'focusout'])
    results.addEventListener(change, light, { signal: heard.signal, passive: true })
  return () => heard.abort()
}

function pathOf(card: Element): string {
  return card.querySelector('.card-link')?.getAttribute('href') ?? ''
}

function spotsOf(results: HTMLElement, path: string): Element[] {
  const slug = slugIn(path)
  return [...results.querySelectorAll<SVGElement>('.map-spot')].filter(
    (spot) => spot.getAttribute('href') === path || heldBy(spot).includes(slug),
  )
}

function cardsOf(results: HTMLElement, spot: Element): Element[] {
  const held = heldBy(spot)
  return [...results.querySelectorAll('.card')].filter((card) => {
    const path = pathOf(card)
    return path === spot.getAttribute('href') || held.includes(slugIn(path))
  })
}

/** Of the list's properties those in a group, by their slugs. */
function heldBy(spot: Element): string[] {
  return spot.getAttribute('data-holds')?.split(' ') ?? []
}

function slugIn(path: string): string {
  return path.split('/').at(-1) ?? ''
}
