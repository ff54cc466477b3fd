import { isSeen, move, setVariables } from './page-change.tsx'
import { aimAtStage, stageOfPage } from './stage-of-page.tsx'

/** Milliseconds that the old page's snapshot may stay visible while a slow device renders the new page. */
const PATIENCE_MS = 500

/** A photo that moves to the page of a path. `arrived` is called when a page is rendered. */
type Flight = { to: string; arrived: (path: string) => void }

type Course = {
  to: string
  photo: HTMLElement
  /** Starts the change after the browser has captured the old page. */
  begin: () => void
  /** Called when the new page, or more of it, is rendered; false if it has no place for the photo. */
  land: (name: (element: HTMLElement) => void) => boolean
}

type Card = { id: string }

let flight: Flight | null = null
/** Path of the current page, and of the page whose large photo shows the card's photo until its own is loaded. */
let shown = ''
let carried = ''
/** The browser has animated the way back itself, as with a swipe. */
let isDrawnAside = false

/**
 * Whether to animate: the browser supports it, reduced motion is not requested, there is a connection, and no dialog is
 * open (the browser would paint moving elements above it).
 */
function canMove(): boolean {
  return (
    'startViewTransition' in document &&
    navigator.onLine &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    !document.querySelector(':modal')
  )
}

/** Whether some cards stay in the list, so that their movement is visible. */
export function canMoveCards(before: readonly Card[], after: readonly Card[]): boolean {
  const ids = new Set(before.map(({ id }) => id))
  return after.some(({ id }) => ids.has(id)) && canMove()
}

/**
 * Animates the cards of a list to their new places, except those outside the viewport. `change` renders the new list at
 * once.
 */
export function moveCards(change: () => void): void {
  nameCards()
  move('cards', () => {
    change()
    nameCards()
  })
}

/** Names the cards so that the browser matches them before and after (motion.css). */
function nameCards(): void {
  for (const card of document.querySelectorAll<HTMLElement>('.listing-cards > li'))
    card.style.setProperty('--moves-as', isSeen(card) ? 'match-element' : 'none')
}

/**
 * Opens a property so that the photo of its card becomes the large photo of its page (design, section 6).
 * @param go starts the navigation
 * @returns false if nothing can be animated: the link then works as usual
 */
export function openFromCard(link: Element, to: string, go: () => void): boolean {
  if (flight?.to === to) return true
  const photo = photoOf(link)
  if (!photo?.complete || photo.naturalWidth === 0 || !isSeen(photo) || !canMove()) return false
  let from: DOMRect | null = null
  fly('open', {
    to,
    photo,
    begin() {
      from = photo.getBoundingClientRect()
      go()
    },
    land() {
      carried = to
      setVariables({ '--photo': `url(${JSON.stringify(photo.currentSrc)})` })
      return from !== null && aimAtStage(from)
    },
  })
  return true
}

/** Wraps the data of a list on the way back from a property: the photo returns to its card if the card is visible. */
export async function returnToCard<Data>(arriving: Promise<Data>): Promise<Data> {
  const data = await arriving
  const stage = stageOfPage()
  const property = shown
  if (!stage || !isSeen(stage) || isDrawnAside || !canMove()) return data
  await new Promise<void>((begin) =>
    fly('return', {
      to: location.pathname,
      photo: stage,
      begin,
      land(name) {
        const photo = photoOf(document.querySelector(`.card-link[href="${property}"]`))
        if (!photo || !isSeen(photo)) return false
        photo.loading = 'eager'
        name(photo)
        return true
      },
    }),
  )
  return data
}

/** Called when the page of a path, or more of it, is rendered. */
export function arrivedAt(path: string): void {
  shown = path
  flight?.arrived(path)
  if (path !== (flight?.to ?? carried)) setVariables({ '--photo': '' })
}

/** Starts to watch how the visitor goes back. */
export function watchWayBack(): void {
  const listen = ({ hasUAVisualTransition }: PopStateEvent) => {
    isDrawnAside = hasUAVisualTransition
  }
  window.addEventListener('popstate', listen, { capture: true })
}

function fly(kind: 'open' | 'return', { to, photo, begin, land }: Course): void {
  const named: HTMLElement[] = []
  const name = (element: HTMLElement) => {
    element.style.viewTransitionName = 'photo'
    named.push(element)
  }
  let hasLanded = false
  let settle: (stands: boolean) => void = () => {}
  const arrival = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  const own: Flight = {
    to,
    arrived(path) {
      settle(path === to)
      if (hasLanded && !(path === to && land(name))) transition.skipTransition()
    },
  }
  name(photo)
  flight = own
  const transition = move(
    kind,
    async () => {
      begin()
      setTimeout(settle, PATIENCE_MS, false)
      hasLanded = (await arrival) && land(name)
      if (!hasLanded) transition.skipTransition()
    },
    () => {
      for (const element of named) element.style.viewTransitionName = ''
      if (flight === own) flight = null
    },
  )
}

function photoOf(link: Element | null): HTMLImageElement | null {
  return link?.closest('.card')?.querySelector('img') ?? null
}
