import type { MouseEvent, ReactNode } from 'react'
import { Link, href } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { type Person, initials, personName } from './person.ts'

const MENU_ID = 'cuenta'
/** Classes of a link of the menu. */
export const MENU_LINK =
  '-mx-2 flex min-h-11 items-center gap-[.65rem] rounded-sm px-2 font-medium text-ink no-underline hover:bg-hover'

/**
 * The signed-in person and the sign-out button. Signing out loads a new document, so that no panel data stays in
 * memory.
 */
export function Account({ person }: { person: Person }) {
  return (
    <div className="grid gap-[.6rem]">
      <div className="min-w-0 leading-[1.3]">
        <b className="block truncate font-semibold">{personName(person)}</b>
        <span className="block truncate text-2xs text-ink-3">{person.email}</span>
      </div>
      <form method="post" action={href('/logout')} className="grid">
        <button type="submit" className={buttonClass({ variant: 'outline', size: 'sm' })}>
          <PanelIcon name="sign-out" />
          Cerrar Sesión
        </button>
      </form>
    </div>
  )
}

/** `Account` in a menu that opens from the person's initials, for screens without the sidebar. `children`: more links. */
export function AccountMenu({ person, children }: { person: Person; children: ReactNode }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label={`${initials(person)}: cuenta, Configuración y Cerrar Sesión`}
        className="grid size-11 place-items-center rounded-sm"
      >
        <span className="grid size-9 place-items-center rounded-full bg-selected text-2xs font-semibold">
          {initials(person)}
        </span>
      </button>
      <div
        id={MENU_ID}
        popover="auto"
        className="fixed inset-[4.25rem_1rem_auto_auto] w-64 max-w-[calc(100vw-2rem)] rounded-md border border-line bg-surface p-4 text-ink shadow-(--shadow-float)"
      >
        <div className="mb-3">
          {children}
          <Link to={href('/dashboard/configuracion')} onClick={closeMenu} className={MENU_LINK}>
            <PanelIcon name="gear" />
            Configuración
          </Link>
        </div>
        <Account person={person} />
      </div>
    </>
  )
}

/** A link inside the menu closes it. */
export function closeMenu({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
