import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isPageGiven } from '#app/agency/agency.ts'
import { useAgency } from '#app/agency/use-agency.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { BANNER_MOVED, LANDING_SEARCH, chooseCookies } from './cookie-choice.tsx'

/** Distance of the card from the screen edge on wide screens, in px. */
const MARGIN = 24
/** Height of the navigation bar, in px. */
const BAR = 72
/**
 * The elements that leave space for the card with `--cookies` (site.css). The variable is only set on them: on an element
 * that the whole page inherits from, it would make the browser restyle every element.
 */
const CLEAR_ELEMENTS = 'html, .clear-of-cookies, .cookie-room::after'
/** Both answers look the same. */
const ANSWER = buttonClass({ variant: 'outline' })

/** The question about cookies. It is not modal: the page keeps working. @param opener the button that opened it, if any */
export function paintQuestion(opener: HTMLElement | null): ReactNode {
  return (
    <div
      key={opener ? 'again' : 'first'}
      ref={opener ? mountFocused : mount}
      onKeyDown={({ key }) => key === 'Escape' && chooseCookies('false')}
      role="dialog"
      aria-labelledby="cookies"
      aria-describedby="cookies-texto"
      tabIndex={-1}
      className="cookies fixed inset-x-0 bottom-0 z-(--z-banner) grid gap-4 border-t border-line bg-surface px-(--gutter) pt-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] shadow-float transition-opacity duration-(--duration-2) starting:opacity-0 sm:right-auto sm:bottom-6 sm:left-6 sm:w-104 sm:rounded-lg sm:border sm:p-6 print:hidden"
    >
      <div className="grid gap-1 text-sm text-ink-2">
        <p id="cookies" className="pr-10 font-display text-lg leading-snug font-semibold text-ink">
          Usamos cookies
        </p>
        <p id="cookies-texto">
          Solo usamos las de Google Maps. Si las rechazas, abrimos cada mapa cuando tú lo pidas. <PrivacyLink />
        </p>
      </div>
      <div className="grid grid-cols-2 gap-[.6rem] max-[15rem]:grid-cols-1">
        <button type="button" onClick={() => chooseCookies('false')} className={ANSWER}>
          Rechazar
        </button>
        <button type="button" onClick={() => chooseCookies('true')} className={ANSWER}>
          Aceptar
        </button>
      </div>
      <button
        type="button"
        aria-label="Cerrar"
        onClick={() => chooseCookies('false')}
        className={buttonClass({ variant: 'ghost', icon: true, className: 'absolute top-2 right-2' })}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

/**
 * Sets `--cookies` to the height that the banner covers at the bottom and scrolls a covered focused element into view.
 * While the landing page's search is at the bottom of the screen, the banner is at the top instead.
 */
function mount(banner: HTMLDivElement) {
  const styles = new CSSStyleSheet()
  document.adoptedStyleSheets.push(styles)
  let covered = ''
  function place() {
    const offset = offsetToTop(banner)
    const covers = offset === null ? `${banner.offsetHeight + MARGIN}px` : '0px'
    // `translate` causes no layout shift.
    banner.style.translate = offset ?? ''
    if (covered !== covers) {
      styles.replaceSync(`${CLEAR_ELEMENTS} { --cookies: ${covers} }`)
      document.dispatchEvent(new Event(BANNER_MOVED))
    }
    covered = covers
    const focused = document.activeElement
    if (focused && focused !== document.body && isUnder(banner, focused)) focused.scrollIntoView({ block: 'nearest' })
  }
  const observer = new ResizeObserver(place)
  observer.observe(banner)
  window.addEventListener('scroll', place, { passive: true })
  return () => {
    observer.disconnect()
    window.removeEventListener('scroll', place)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== styles)
    document.dispatchEvent(new Event(BANNER_MOVED))
  }
}

/** The offset that moves the banner under the navigation bar, away from the landing page's search; null when it can stay. */
function offsetToTop(banner: HTMLElement): string | null {
  const { offsetTop, offsetLeft, offsetWidth } = banner
  const search = document.querySelector(`#${LANDING_SEARCH}`)?.getBoundingClientRect()
  if (!search || search.bottom < offsetTop || search.top > window.innerHeight) return null
  const content = document.querySelector('main')?.getBoundingClientRect().top ?? 0
  const right = offsetLeft && document.documentElement.clientWidth - offsetLeft * 2 - offsetWidth
  return `${right}px ${Math.max(content, BAR) + offsetLeft - offsetTop}px`
}

function mountFocused(banner: HTMLDivElement) {
  banner.focus()
  return mount(banner)
}

function isUnder(banner: Element, focused: Element): boolean {
  const { top, bottom } = focused.getBoundingClientRect()
  return bottom > banner.getBoundingClientRect().top && top < window.innerHeight
}

function PrivacyLink() {
  return (
    isPageGiven('/aviso-privacidad', useAgency().pages) && (
      <Link to="/aviso-privacidad#cookies" className="whitespace-nowrap underline">
        Aviso de privacidad
      </Link>
    )
  )
}
