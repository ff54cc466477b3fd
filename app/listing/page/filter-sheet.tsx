import { afterPaint } from '#app/ui/after-paint.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLate } from '#app/ui/use-late.tsx'
import type { SheetProps } from './filter-dialog.tsx'
import { FILTER_PANEL } from './filter-panel.tsx'
import { useListingForm } from './listing-form.tsx'

const OPENER = buttonClass({ variant: 'outline', className: 'lg:hidden' })

/** 'Filtros · 2': opens the sheet; without scripts, the panel itself. */
export function FilterSheetLink({ applied }: { applied: number }) {
  const { setSheetOpen } = useListingForm()
  return (
    <a
      href={`#${FILTER_PANEL}`}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault()
        afterPaint(() => setSheetOpen(true))
      }}
      className={OPENER}
    >
      <Icon name="filter" />
      {applied === 0 ? 'Filtros' : `Filtros · ${applied}`}
    </a>
  )
}

/** The sheet while it is open; what paints it comes after the page. */
export function FilterSheet(props: SheetProps) {
  const { sheetOpen } = useListingForm()
  const late = useLate(loadDialog)
  return sheetOpen ? late?.paintSheet(props) : null
}

async function loadDialog() {
  return import('./filter-dialog.tsx')
}
