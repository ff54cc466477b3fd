const LIT = 'is-lit'
/** The row of cards on the drawer (peek-cards.tsx). */
const SWIPED = '.peek-cards'

/**
 * Highlights the counterpart of the hovered or focused element: the pin or group of a card, and the cards of a pin or group.
 * @param results the element that contains list and map
 */
export function highlightBothSides(results: HTMLElement): () => void {
  function light({ target, type }: Event) {
    for (const lit of results.querySelectorAll(`.${LIT}`)) lit.classList.remove(LIT)
    if (!(target instanceof Element) || type === 'pointerleave' || type === 'focusout') return
    const card = target.closest(`.card, ${SWIPED} > li`)
    const spot = target.closest('.map-spot')
    if (card) for (const match of spotsOf(results, pathOf(card))) match.classList.add(LIT)
    if (spot) for (const match of cardsOf(results, spot)) match.classList.add(LIT)
  }

  let painting = 0

  /** The card that a finger swiped to, on the closed drawer of a phone. */
  function swipe({ target }: Event) {
    if (!(target instanceof Element) || !target.matches(SWIPED)) return
    cancelAnimationFrame(painting)
    painting = requestAnimationFrame(() => {
      const link = nearestOf(target)
      for (const lit of results.querySelectorAll(`.${LIT}`)) lit.classList.remove(LIT)
      for (const match of spotsOf(results, link?.getAttribute('href') ?? '')) match.classList.add(LIT)
    })
  }

  const listeners = new AbortController()
  results.addEventListener('scroll', swipe, { signal: listeners.signal, passive: true, capture: true })
  for (const change of ['pointerover', 'pointerleave', 'focusin', 'focusout'])
    results.addEventListener(change, light, { signal: listeners.signal, passive: true })
  return () => listeners.abort()
}

function pathOf(card: Element): string {
  return card.querySelector('.card-link, li > a')?.getAttribute('href') ?? ''
}

/** The link that starts nearest to the start of a row. */
function nearestOf(row: Element): Element | null {
  const start = row.getBoundingClientRect().left
  const away = (link: Element) => Math.abs(link.getBoundingClientRect().left - start)
  return [...row.querySelectorAll('a')].toSorted((one, other) => away(one) - away(other))[0] ?? null
}

function spotsOf(results: HTMLElement, path: string): Element[] {
  const slug = slugIn(path)
  return [...results.querySelectorAll<SVGElement>('.map-spot')].filter(
    (spot) => spot.getAttribute('href') === path || slugsIn(spot).includes(slug),
  )
}

function cardsOf(results: HTMLElement, spot: Element): Element[] {
  const slugs = slugsIn(spot)
  return [...results.querySelectorAll('.card')].filter((card) => {
    const path = pathOf(card)
    return path === spot.getAttribute('href') || slugs.includes(slugIn(path))
  })
}

/** The slugs of a group's properties on the current page of the list. */
function slugsIn(spot: Element): string[] {
  return spot.getAttribute('data-holds')?.split(' ') ?? []
}

function slugIn(path: string): string {
  return path.split('?', 1).join().split('/').at(-1) ?? ''
}
