import { Link, href } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'

/** How a form of a conjunto ends: back to the list, or saved. Keeps focus and width while the form is on its way. */
export function SaveActions({ label, busy }: { label: string; busy: boolean }) {
  return (
    <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
      <Link to={href('/dashboard/conjuntos')} className={buttonClass({ variant: 'outline' })}>
        Cancelar
      </Link>
      <button
        type="submit"
        aria-disabled={busy || undefined}
        className={buttonClass({ className: 'min-w-[10.75rem]' })}
      >
        {busy && <span aria-hidden="true" className="spinner" />}
        {busy ? 'Guardando...' : label}
      </button>
    </div>
  )
}
