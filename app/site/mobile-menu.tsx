import type { MouseEvent } from 'react'
import { Link, href } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { dialogCommand } from '#app/ui/dialog-command.tsx'
import { FOLLOWED, backCloses } from '#app/ui/dialog/back-closes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { CallLink, ChatLink } from '#app/agency/contact-links.tsx'
import { Brand } from '#app/agency/brand.tsx'
import { SiteLinks } from './site-links.tsx'

export const MENU_ID = 'menu'

const LINK =
  'flex min-h-15 items-center justify-between border-b border-plane-line font-display text-[1.75rem] leading-[1.1] font-semibold tracking-[-.02em] text-white no-underline hover:text-white aria-[current]:text-faro-hover'

/** Full-screen menu. The page behind can still scroll, because scrolling closes the menu. */
export function MobileMenu() {
  return (
    <dialog
      ref={listen}
      id={MENU_ID}
      aria-label="Menú"
      className="@container on-dark m-0 ml-auto h-dvh max-h-none w-full max-w-none grid-rows-[auto_1fr_auto] overflow-auto bg-plane text-white transition-opacity duration-(--duration-2) open:grid lg:max-w-104 starting:open:opacity-0"
    >
      <div className="flex min-h-18 items-center justify-between px-(--gutter)">
        <Brand />
        <button
          {...dialogCommand('close', MENU_ID)}
          aria-label="Cerrar menú"
          className={buttonClass({ variant: 'ghost', icon: true })}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label="Menú" className="px-(--gutter) py-4">
        <SiteLinks className="grid" linkClass={LINK} trailing="chevron-right" onFollow={closeAround} />
      </nav>
      <div className="grid gap-[.6rem] px-(--gutter) pt-5 pb-7">
        <Link
          to={href('/favoritos')}
          replace
          onClick={closeAround}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-white no-underline hover:text-white"
        >
          <Icon name="heart" />
          Favoritos
        </Link>
        <ChatLink className={buttonClass({ variant: 'wa', size: 'lg' })}>Escribir por WhatsApp</ChatLink>
        <CallLink className={buttonClass({ variant: 'outline', size: 'lg', className: 'num' })} />
      </div>
    </dialog>
  )
}

function closeAround({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest('dialog')?.close(FOLLOWED)
}

function listen(dialog: HTMLDialogElement) {
  function close() {
    if (dialog.open) dialog.close()
  }
  const stop = backCloses(dialog)
  window.addEventListener('scroll', close, { passive: true })
  return () => {
    window.removeEventListener('scroll', close)
    stop()
  }
}
