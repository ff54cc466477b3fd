import { isSeen, move, setVariables } from './page-change.tsx'
import { aimAtStage, stageOfPage } from './stage-of-page.tsx'

/** How long the picture of the old page may stand for the new one, in ms, while a slow machine makes it. */
const PATIENCE_MS = 500

/** A photo on its way to the page of a path; `arrived` hears of each page that comes to stand. */
type Flight = { to: string; arrived: (path: string) => void }

type Course = {
  to: string
  photo: HTMLElement
  /** Begins the change, once the browser has its picture of the old page. */
  begin: () => void
  /** The new page stands, or more of it; false where the photo has no place there. */
  land: (name: (element: HTMLElement) => void) => boolean
}

type Card = { id: string }

let flight: Flight | null = null
/** Path of the page on the screen, and of the one whose stage shows its card's photo until its own is loaded. */
let shown = ''
let carried = ''
/** The browser has shown the way back itself, as where a finger draws the page aside. */
let isDrawnAside = false

/**
 * Whether a change may be shown as a movement: the browser can, nobody asked for less motion, there is a connection, and
 * no dialog is open, over which the browser would paint what moves.
 */
function canMove(): boolean {
  return (
    'startViewTransition' in document &&
    navigator.onLine &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    !document.querySelector(':modal')
  )
}

/** Whether some cards of a list stay, which can then be seen to move. */
export function canMoveCards(before: readonly Card[], after: readonly Card[]): boolean {
  const ids = new Set(before.map(({ id }) => id))
  return after.some(({ id }) => ids.has(id)) && canMove()
}

/** Moves the cards of a list to their new places, those out of sight aside: `change` paints the new list at once. */
export function moveCards(change: () => void): void {
  nameCards()
  move('cards', () => {
    change()
    nameCards()
  })
}

/** The browser tells the cards apart by their elements (motion.css). */
function nameCards(): void {
  for (const card of document.querySelectorAll<HTMLElement>('.listing-cards > li'))
    card.style.setProperty('--moves-as', isSeen(card) ? 'match-element' : 'none')
}

/**
 * Opens a property so that the photo of its card becomes the stage of its page (design, section 6).
 * @param go begins the navigation
 * @returns false where nothing can move: the link does what links do
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

/** The data of a list of cards, on the way back from a property: its photo goes back to its card where that is in sight. */
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

/** Called whenever the page of a path has come to stand, or more of it. */
export function arrivedAt(path: string): void {
  shown = path
  flight?.arrived(path)
  if (path !== (flight?.to ?? carried)) setVariables({ '--photo': '' })
}

/** Listens from now on to how the visitor goes back. */
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
