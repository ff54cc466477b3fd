import { OPTIONAL_SECTIONS, optionalCellLabel } from '#app/complexes/spaces/optional-cells.ts'
import { COLUMN_PARAM } from '#app/complexes/spaces/space-rows.ts'
import { FORM_SECTIONS } from '#app/catalogue/facts/fact.ts'
import { factOf } from '#app/catalogue/facts/facts.ts'
import { buttonClass } from '#app/ui/button.ts'
import { enterTable } from './enter-table.tsx'
import type { Columns } from './use-columns.tsx'

/** Which columns the table has beside the fixed ones. Without scripts it is a form of its own, which asks for the page anew. */
export function ColumnsChoice({ columns: { offered, shown, open, close } }: { columns: Columns }) {
  return (
    <details className="rounded-md border border-line bg-surface text-sm">
      <summary className="cursor-pointer px-3 py-3 font-semibold">Más columnas: precio y ficha técnica</summary>
      <form
        method="get"
        // Enter in a box would load the page anew, without what was typed into the table: it goes there.
        onSubmit={(event) => {
          event.preventDefault()
          enterTable()
        }}
        className="grid gap-4 px-3 pt-1 pb-4"
      >
        {OPTIONAL_SECTIONS.map((section) => (
          <fieldset key={section} className="min-w-0">
            <legend className="text-xs font-semibold text-ink-3">
              {FORM_SECTIONS.find(({ id }) => id === section)?.title}
            </legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-x-4">
              {offered
                .filter((cell) => factOf(cell).form.section === section)
                .map((cell) => (
                  <label key={cell} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
                    <input
                      type="checkbox"
                      name={COLUMN_PARAM}
                      value={cell}
                      checked={shown.includes(cell)}
                      onChange={({ currentTarget }) => (currentTarget.checked ? open([cell]) : close(cell))}
                      className="size-4 shrink-0 accent-link"
                    />
                    {optionalCellLabel(cell)}
                  </label>
                ))}
            </div>
          </fieldset>
        ))}
        <p className="text-2xs text-ink-3 noscript:hidden">Enter en una casilla lleva a la tabla.</p>
        <button
          type="submit"
          className={buttonClass({ variant: 'outline', className: 'justify-self-start not-noscript:hidden' })}
        >
          Mostrar columnas
        </button>
      </form>
    </details>
  )
}
