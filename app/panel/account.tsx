import { Link, href } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { type Person, initials, personName } from './person.ts'

const MENU_ID = 'cuenta'

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

/** `Account` in a menu that opens from the person's initials, for screens without the sidebar. */
export function AccountMenu({ person }: { person: Person }) {
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
        <Link
          to={href('/dashboard/configuracion')}
          onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
          className="-mx-2 mb-3 flex min-h-11 items-center gap-[.65rem] rounded-sm px-2 font-medium text-ink no-underline hover:bg-hover"
        >
          <PanelIcon name="gear" />
          Configuración
        </Link>
        <Account person={person} />
      </div>
    </>
  )
}
