import type { MouseEvent, ReactNode } from 'react'
import { buttonClass } from '#app/ui/button.ts'
import { FOLLOWED, backCloses } from '#app/ui/dialog/back-closes.ts'
import { SHEET } from '#app/ui/sheet.ts'
import { Icon } from '#app/ui/icon.tsx'
import { FilterFields } from './filter-fields.tsx'
import type { Facets } from '#app/listing/search/facets.ts'
import type { Filters } from '#app/listing/search/filters.ts'
import { useListingForm } from './listing-form.tsx'
import { ClearFilters } from './listing-link.tsx'

const CLOSER = buttonClass({ variant: 'ghost', icon: true })
const CLEAR = buttonClass({ variant: 'outline' })
const DONE = buttonClass()

export type SheetProps = { filters: Filters; facets: Facets | null; clearable: boolean; count: string | null }

export function paintSheet(props: SheetProps): ReactNode {
  return <FilterDialog {...props} />
}

/** The filters below 1024 px and with a map: a bottom sheet over the results. On the listing the results follow every choice. */
function FilterDialog({ filters, facets, clearable, count }: SheetProps) {
  const { live, submit, setSheetOpen } = useListingForm()
  return (
    <dialog
      ref={showModal}
      onClose={() => setSheetOpen(false)}
      closedby="any"
      aria-labelledby="hoja-titulo"
      className={`${SHEET} grid gap-[1.1rem] px-5 pt-6 transition-[translate] sm:px-9 sm:pt-9 starting:translate-y-8`}
    >
      <h2 id="hoja-titulo" className="pr-12 text-2xl">
        Filtros
      </h2>
      <form method="dialog" className="absolute top-3 right-3">
        <button type="submit" aria-label="Cerrar" className={CLOSER}>
          <Icon name="close" />
        </button>
      </form>
      <FilterFields facets={facets} />
      <form
        method="dialog"
        className="sticky bottom-0 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-[.6rem] border-t border-line bg-surface pt-[.9rem] pb-[calc(.9rem+env(safe-area-inset-bottom))]"
      >
        {clearable && <ClearFilters filters={filters} replace onClick={focusNext} className={CLEAR} />}
        <button type="submit" value={live ? undefined : FOLLOWED} onClick={live ? undefined : submit} className={DONE}>
          Ver {count === null || !live ? 'propiedades' : count}
        </button>
      </form>
      {count !== null && <output className="sr-only">{count}</output>}
    </dialog>
  )
}

/** 'Limpiar Filtros' disappears with the filters, so the focus goes to the other button. */
function focusNext({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest('form')?.querySelector('button')?.focus()
}

function showModal(dialog: HTMLDialogElement) {
  dialog.showModal()
  return backCloses(dialog)
}
